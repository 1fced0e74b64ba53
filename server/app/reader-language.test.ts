import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { preferred, readerLanguage } from './reader-language.ts'

const languages = ['en', 'de', 'fr']

describe('the language of whoever reads', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['en-GB, de;q=0.9', 'en'],
    ['ja, fr;q=0.4, de;q=0.7', 'de'],
    ['fr;q=0, en;q=0.1', 'en'],
    ['ja', 'en'],
    ['', 'en'],
    [';;;,q=,de;q=x', 'en'],
    [`${'x,'.repeat(5_000)}de`, 'en'],
  ])('a browser that says "%.40s" reads %s', (header, language) => {
    expect(preferred(header, languages)).toBe(language)
  })

  test('what was chosen on a device goes before what its browser likes', async () => {
    const app = new Hono().get('/', (c) => c.text(readerLanguage(c, languages)))
    const ask = async (cookie: string) =>
      (await app.request('/', { headers: { cookie, 'accept-language': 'de' } })).text()
    expect(await ask('language=fr')).toBe('fr')
    expect(await ask('language=../etc')).toBe('de')
    expect(await ask('')).toBe('de')
  })
})
