import { expect, test } from 'vitest'
import { exampleGoals } from '#content/goals/index.ts'
import { synonyms } from '#content/goals/synonyms.ts'
import { findGoals } from './find-goals.ts'

const all = { text: '', category: null, age: null }

test('without a filter the whole library is there, in its order', () => {
  expect(findGoals(exampleGoals, all)).toEqual(exampleGoals)
})

test('every word is looked for, in any case, and titles come first', () => {
  const found = findGoals(exampleGoals, { ...all, text: ' BOOK  read' })
  expect(found.length).toBeGreaterThan(1)
  for (const goal of found) expect(JSON.stringify(goal).toLowerCase()).toMatch(/book/)
  const hits = found.map(({ title }) => /book/i.test(title) && /read/i.test(title))
  expect(hits).toEqual(hits.toSorted((a, b) => Number(b) - Number(a)))
  expect(findGoals(exampleGoals, { ...all, text: 'xylophone zebra' })).toEqual([])
})

test('category and age narrow the list; a goal for everybody suits every age', () => {
  const found = findGoals(exampleGoals, { text: '', category: 'reading', age: '3-5' })
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(findGoals(exampleGoals, { ...all, category: 'reading' }).length)
  for (const { category, ages } of found) {
    expect(category).toBe('reading')
    expect(ages.length === 0 || ages.includes('3-5')).toBe(true)
  }
  const forAll = exampleGoals.filter(({ ages }) => ages.length === 0)
  expect(findGoals(exampleGoals, { ...all, age: 'under-3' })).toEqual(
    expect.arrayContaining(forAll),
  )
})

/** What people type, and what every goal at the top of the list then is about. */
const typed: [words: string, about: RegExp][] = [
  ['bike', /cycl/i],
  ['chores', /housework|tidy/i],
  ['veg', /salad|grow/i],
  ['vegetables', /salad|grow/i],
  ['tv', /screen|phone|film/i],
  ['fighting', /quarrel|argu|listen/i],
  ['grandma', /grandparent/i],
  ['gardens', /garden|grow|plant|flower/i],
  ['cafe', /café/i],
  ['Café', /café/i],
]

test.each(typed)('“%s” finds what the library calls otherwise [N7]', (text, about) => {
  const found = findGoals(exampleGoals, { ...all, text })
  expect(found.length).toBeGreaterThan(0)
  expect(found.length).toBeLessThan(exampleGoals.length / 3)
  expect(JSON.stringify(found[0])).toMatch(about)
})

const same: [one: string, other: string][] = [
  ['swim', 'swimming'],
  ['cook', 'cooking'],
  ['dinner', 'dinners'],
  ['stories', 'story'],
  ['the swimming', 'swimming'],
]

test.each(same)('“%s” finds the same as “%s” [N7]', (one, other) => {
  const ids = (text: string) => findGoals(exampleGoals, { ...all, text }).map(({ id }) => id)
  expect(ids(one)).not.toEqual([])
  expect(ids(one).toSorted()).toEqual(ids(other).toSorted())
})

const slips: [slip: string, meant: string][] = [
  ['swiming', 'everybody-swims'],
  ['housewrok', 'share-the-housework'],
  ['homwork', 'homework-without-tears'],
  ['nieghbours', 'know-our-neighbours'],
  ['grandprents', 'grand'],
]

test.each(slips)('“%s” is understood in spite of the slip [N7]', (text, meant) => {
  const [first] = findGoals(exampleGoals, { ...all, text })
  expect(JSON.stringify(first)).toContain(meant)
})

test('every synonym leads to a goal, so that none of them is a dead end [N7]', () => {
  const dead = Object.keys(synonyms).filter(
    (text) => findGoals(exampleGoals, { ...all, text }).length === 0,
  )
  expect(dead).toEqual([])
})
