import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Spoken } from '#content/spoken.ts'
import { otherLanguages } from '../scripts/languages/catalog.ts'
import { contentIn } from './content.ts'

const dist = join(import.meta.dirname, '../dist')
const scripts = globSync('*.js', { cwd: dist }).map((file) =>
  readFileSync(join(dist, file), 'utf8'),
)

/** Of functions only their names are left. */
const textOf = (content: Spoken) => {
  const names = Object.keys(content) as (keyof Spoken)[]
  return JSON.stringify(names.toSorted().map((name) => [name, content[name]]))
}

test.each(otherLanguages())(
  'what is said of the content in %s is a file of its own, read when somebody reads it [L11]',
  (language) => {
    const load = createRequire(import.meta.url)
    const words: Spoken = load(`${dist}/languages/${language}.content.json`)
    const functions: Partial<Spoken> = load(`${dist}/languages/${language}.cjs`)
    const built = { ...words, ...functions }
    const own = contentIn(language)
    expect(textOf(built)).toBe(textOf(own))
    expect(built.weekName(4)).toBe(own.weekName(4))
    const [{ title }] = own.articles as [Spoken['articles'][number]]
    expect(scripts.filter((script) => script.includes(title))).toEqual([])
  },
)

test('a language that nobody translated the content into reads it in English [L11]', () => {
  expect(contentIn('xx')).toBe(contentIn('en'))
})
