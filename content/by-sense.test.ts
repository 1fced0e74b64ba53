import { expect, test } from 'vitest'
import { recommend } from '#core/recommendations/recommend.ts'
import { aFamily, mia, now } from '#core/testing/a-family.ts'
import type { Fit } from '#core/words.ts'
import { byEar } from './by-ear.ts'
import { bySight } from './by-sight.ts'
import { questionsByEar } from './questions-by-ear.ts'
import { questions } from './questions.ts'
import { goalSuggestions } from './suggestions/goal-suggestions.ts'
import { suggestions } from './suggestions/index.ts'
import { rules } from './suggestions/rules.ts'

const ideas = [...suggestions, ...goalSuggestions]

test('what needs ears or good eyes is there by its key or id', () => {
  const asked = Object.values(questions).flatMap((piles) => Object.values(piles).flat())
  const [keys, ids] = [ideas.map(({ key }) => key), asked.flatMap(({ id }) => id ?? [])]
  expect(keys).toEqual(expect.arrayContaining([...byEar, ...bySight]))
  expect(ids).toEqual(expect.arrayContaining([...questionsByEar]))
})

test.each([
  [
    'songs, bells or reading aloud',
    byEar,
    /\b(songs?|sing|music|hums?|aloud|out loud|bell|disco|listen)\b/i,
  ],
  [
    'the sky or of colours',
    bySight,
    /\b(stars|moon|clouds?|sunrise|rainbow|shades|shadows|by colour)\b/i,
  ],
])('an idea that speaks of %s is known to need that sense [N29]', (_what, marked, speaksOfIt) => {
  const unmarked = ideas.filter(
    ({ key, title, description }) => !marked.has(key) && speaksOfIt.test(`${title} ${description}`),
  )
  expect(unmarked.map(({ key }) => key)).toEqual([])
})

test.each<[Fit, ReadonlySet<string>]>([
  ['signs', byEar],
  ['large-letters', bySight],
])(
  'a family with “%s” is given no idea that needs that sense, and many others [N29]',
  (fit, marked) => {
    const given = (fits: Fit[]) =>
      recommend({ suggestions: ideas, rules }, aFamily({ children: [{ ...mia, fits }] }), [], {
        now,
        count: ideas.length,
      }).map(({ key }) => key)
    expect(given([fit]).filter((key) => marked.has(key))).toEqual([])
    expect(given([fit]).length).toBeGreaterThan(20)
    expect(given([]).some((key) => marked.has(key))).toBe(true)
  },
)
