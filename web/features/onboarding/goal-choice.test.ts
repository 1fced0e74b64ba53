import { expect, test } from 'vitest'
import { byEar } from '#content/by-ear.ts'
import { exampleGoals } from '#content/goals/index.ts'
import { keyOfGoal } from '#content/suggestions/goal-suggestion.ts'
import { aFamily, mia, today } from '#core/testing/a-family.ts'
import { exampleOf, goalIdeas } from './goal-choice.tsx'

const nobody = { adults: [], children: [], priorities: [], interests: [], goal: null }

test('three goals are recommended, and said whom and what of the family they fit [S1.8, S2.6]', () => {
  const family = aFamily({ ...nobody, children: [mia], priorities: [{ id: 'reading' }] })
  const ideas = goalIdeas(exampleGoals, family, [], today)
  expect(ideas).toHaveLength(3)
  expect(ideas[0]?.fits?.topics).toContain('Reading')
  expect(ideas[0]?.goal.topics).toContain('reading')
  for (const { fits } of ideas) {
    expect(['Mia']).toEqual(expect.arrayContaining([...(fits?.people ?? [])]))
    expect(['Reading']).toEqual(expect.arrayContaining([...(fits?.topics ?? [])]))
  }
  expect(new Set(ideas.map(({ goal }) => goal.category)).size).toBe(3)
})

test('the first goal is one for children of every age in the family [S1.8]', () => {
  const bands = ['3-5', '6-8', '13-17'] as const
  const children = bands.map((ageBand) => ({ ...mia, id: ageBand, ageBand }))
  const family = aFamily({ ...nobody, children, priorities: ['Calm days', 'Reading'] })
  const [first] = goalIdeas(exampleGoals, family, [], today)
  const { ages } = first!.goal
  expect(bands.filter((band) => ages.length > 0 && !ages.includes(band))).toEqual([])
})

test('a family of which little is known is offered goals for everybody [S1.8]', () => {
  const ideas = goalIdeas(exampleGoals, aFamily(nobody), [], today)
  expect(ideas).toHaveLength(3)
  for (const { goal } of ideas) expect(goal.ages).toEqual([])
})

test('goals for everybody begin with those that need no ear, and one who signs sees no other [N29]', () => {
  const needEars = (family: Parameters<typeof goalIdeas>[1]) =>
    goalIdeas(exampleGoals, family, [], today).filter(({ goal }) => byEar.has(keyOfGoal(goal.id)))
  expect(needEars(aFamily(nobody))).toEqual([])
  const signing = aFamily({ ...nobody, children: [{ ...mia, fits: ['signs'] }] })
  expect(needEars(signing)).toEqual([])
})

test('the goal chosen before signing up is found in the library by id or title', () => {
  const [example] = exampleGoals.slice(5)
  expect(exampleOf({ title: 'Other words', id: example!.id }, exampleGoals)).toBe(example)
  expect(exampleOf({ title: example?.title ?? '' }, exampleGoals)).toBe(example)
  expect(exampleOf({ title: 'Our very own' }, exampleGoals)).toBeNull()
})
