import { expect, test } from 'vitest'
import { anyOf, counted, notesOf } from './words.ts'

test('one of several is said with the language’s own “or”', () => {
  expect(anyOf(['Anna', 'Ben', 'Mia'])).toBe('Anna, Ben or Mia')
})

test('notes stand one after the other, those that there are', () => {
  expect(notesOf('Pack lunch', '', 'Tom', null, false, undefined)).toBe('Pack lunch, Tom')
})

test('things are counted as one says it', () => {
  const words = [counted(1, 'family', 'families'), counted(1200, 'week'), counted(0, 'week')]
  expect(words).toEqual(['1 family', '1,200 weeks', '0 weeks'])
})
