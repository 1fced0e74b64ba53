import { keysOf } from '#core/lib/typed-objects.ts'
import { topicNames } from '../topic-names.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { goalSchema } from '#core/goal/schema.ts'
import { id, line, title } from '#core/schema.ts'
import { ageBands } from '#core/words.ts'
import { exampleGoals } from './index.ts'
import { goalCategories, type ExampleGoal } from './goal.ts'

const topicIds = keysOf(topicNames)
const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/

const schema: z.ZodType<ExampleGoal> = z.strictObject({
  id: id.regex(kebab),
  title,
  category: z.enum(goalCategories.map((category) => category.id)),
  why: line(200),
  ages: z.array(z.enum(ageBands)).refine((ages) => new Set(ages).size === ages.length),
  weeks: z.int().min(2).max(52),
  firstSteps: z.array(line(80)).min(3).max(5),
  measure: line(140),
  celebration: line(100),
  topics: z
    .array(z.enum(topicIds))
    .min(1)
    .refine((topics) => new Set(topics).size === topics.length),
})

test.each(exampleGoals)('the example goal $id is complete and within its bounds', (goal) => {
  expect(schema.parse(goal)).toEqual(goal)
})

test('there are at least 60 goals in at least 10 categories, none of them thin', () => {
  expect(exampleGoals.length).toBeGreaterThanOrEqual(60)
  expect(goalCategories.length).toBeGreaterThanOrEqual(10)
  const goalsOf = (category: string) => exampleGoals.filter((goal) => goal.category === category)
  expect(goalCategories.filter((category) => goalsOf(category.id).length < 5)).toEqual([])
})

test.each(['id', 'title', 'why', 'celebration'] as const)('no two goals share a %s', (field) => {
  const values = exampleGoals.map((goal) => goal[field])
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test('the library follows the order of its categories', () => {
  const order = goalCategories.map((category) => category.id)
  const seen = exampleGoals.map((goal) => order.indexOf(goal.category))
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
})

test.each(ageBands)('a family with a child of %s finds goals made for that age', (band) => {
  const made = exampleGoals.filter(({ ages }) => ages.includes(band))
  expect(made.length).toBeGreaterThanOrEqual(band === 'under-3' ? 4 : 15)
})

test.each(exampleGoals)('[S2.12] $id can become the goal of a family as it stands', (example) => {
  const { title: text, why, measure, weeks, celebration } = example
  const goal = {
    id: 'goal-1',
    title: text,
    why,
    measure,
    weeks,
    celebration,
    startsOn: '2026-01-05',
    exampleId: example.id,
  }
  expect(goalSchema.safeParse(goal).error).toBeUndefined()
})
