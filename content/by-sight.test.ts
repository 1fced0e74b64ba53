import { expect, test } from 'vitest'
import { recommend } from '#core/recommendations/recommend.ts'
import { aFamily, mia, now } from '#core/testing/a-family.ts'
import type { Fit } from '#core/words.ts'
import { bySight } from './by-sight.ts'
import { goalSuggestions } from './suggestions/goal-suggestions.ts'
import { suggestions } from './suggestions/index.ts'
import { rules } from './suggestions/rules.ts'

const ideas = [...suggestions, ...goalSuggestions]

test('what needs good eyes is there by its key', () => {
  const known = new Set(ideas.map(({ key }) => key))
  expect([...bySight].filter((key) => !known.has(key))).toEqual([])
})

test('an idea that speaks of the sky or of colours is known to need good eyes [N29]', () => {
  const seen = /\b(stars|moon|clouds?|sunrise|rainbow|shades|shadows|by colour)\b/i
  const unmarked = ideas.filter(
    ({ key, title, description }) => !bySight.has(key) && seen.test(`${title} ${description}`),
  )
  expect(unmarked.map(({ key }) => key)).toEqual([])
})

test('where somebody reads large letters no idea needs good eyes, and many are left [N29]', () => {
  const given = (fits: Fit[]) =>
    recommend({ suggestions: ideas, rules }, aFamily({ children: [{ ...mia, fits }] }), [], {
      now,
      count: ideas.length,
    }).map(({ key }) => key)
  expect(given(['large-letters']).filter((key) => bySight.has(key))).toEqual([])
  expect(given(['large-letters']).length).toBeGreaterThan(20)
  expect(given([]).some((key) => bySight.has(key))).toBe(true)
})
