import { expect, test } from 'vitest'
import { recommend } from '#core/recommendations/recommend.ts'
import { aFamily, mia, now } from '#core/testing/a-family.ts'
import { byEar } from './by-ear.ts'
import { questionsByEar } from './questions-by-ear.ts'
import { questions } from './questions.ts'
import { goalSuggestions } from './suggestions/goal-suggestions.ts'
import { suggestions } from './suggestions/index.ts'
import { rules } from './suggestions/rules.ts'

const ideas = [...suggestions, ...goalSuggestions]

test('what needs ears is there by its key or id', () => {
  const asked = Object.values(questions).flatMap((piles) => Object.values(piles).flat())
  const [keys, ids] = [ideas.map(({ key }) => key), asked.flatMap(({ id }) => id ?? [])]
  expect(keys).toEqual(expect.arrayContaining([...byEar]))
  expect(ids).toEqual(expect.arrayContaining([...questionsByEar]))
})

test('an idea that speaks of songs, bells or reading aloud is known to need ears [N29]', () => {
  const sounds = /\b(songs?|sing|music|hums?|aloud|out loud|bell|disco|listen)\b/i
  const unmarked = ideas.filter(
    ({ key, title, description }) => !byEar.has(key) && sounds.test(`${title} ${description}`),
  )
  expect(unmarked.map(({ key }) => key)).toEqual([])
})

test('a family in which somebody signs is given no idea that needs ears, and many others [N29]', () => {
  const given = (fits: 'signs'[]) =>
    recommend({ suggestions: ideas, rules }, aFamily({ children: [{ ...mia, fits }] }), [], {
      now,
      count: ideas.length,
    }).map(({ key }) => key)
  expect(given(['signs']).filter((key) => byEar.has(key))).toEqual([])
  expect(given(['signs']).length).toBeGreaterThan(20)
  expect(given([]).some((key) => byEar.has(key))).toBe(true)
})
