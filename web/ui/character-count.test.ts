import { expect, test } from 'vitest'
import { countCharacters } from './character-count.ts'

test('far from the limit nothing is said [S1.5]', () => {
  expect(countCharacters(0, 80)).toEqual({ shown: null, spoken: null, over: false })
  expect(countCharacters(63, 80).shown).toBeNull()
})

test('near the limit the rest is shown, and spoken at round numbers only [S1.5]', () => {
  expect(countCharacters(64, 80)).toEqual({ shown: '16 left', spoken: null, over: false })
  expect(countCharacters(70, 80).spoken).toBe('10 characters left')
  expect(countCharacters(80, 80)).toEqual({
    shown: '0 left',
    spoken: '0 characters left',
    over: false,
  })
})

test('beyond the limit it says by how much [S1.5]', () => {
  expect(countCharacters(83, 80)).toEqual({ shown: '3 too many', spoken: '3 too many', over: true })
})
