import { expect, test } from 'vitest'
import { exampleGoals } from '#content/goals/index.ts'
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
