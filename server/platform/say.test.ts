import { describe, expect, test } from 'vitest'
import { say, saidNow, speaking } from './say.ts'
import { languageNow } from './say.ts'

describe('a sentence on the server', () => {
  test('is English where nobody says which language', () => {
    expect(languageNow()).toBe('en')
    expect(say('{name} is here', { name: 'Mia' }, () => 'Mia is here')).toBe('Mia is here')
  })

  test('is English in a language that was not built', async () => {
    await speaking('xx', async () => {
      await Promise.resolve()
      expect(languageNow()).toBe('xx')
      expect(saidNow('Nobody translated this')).toBe('Nobody translated this')
    })
  })
})
