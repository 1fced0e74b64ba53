import { describe, expect, test } from 'vitest'
import { bringSentences, languageNow, listNow, say, saidNow, speaking } from './say.ts'

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
  test('from right to left keeps values of another direction apart, and addresses whole [L4]', () => {
    bringSentences('fa', {
      '{name}: {way}': [{ kind: 'value', name: 'name' }, ': ', { kind: 'value', name: 'way' }],
    })
    const said = (name: string, way: string) =>
      speaking('fa', () => say('{name}: {way}', { name, way }, () => 'English'))
    expect(said('Mia', 'Zoo!')).toBe('\u2068Mia\u2069: \u2068Zoo!\u2069')
    const address = 'https://family.example/settings'
    expect(said('Mia', address)).toBe(`\u2068Mia\u2069: ${address}`)
    expect(speaking('fa', () => listNow(['Mia', 'Ben']))).toBe('\u2068Mia\u2069 و \u2068Ben\u2069')
    expect(speaking('de', () => listNow(['Mia', 'Ben']))).toBe('Mia und Ben')
  })
})
