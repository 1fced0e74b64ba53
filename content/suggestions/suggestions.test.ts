import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { recommendationKinds } from '#core/contract/recommendation.ts'
import { line, title } from '#core/contract/scalars.ts'
import { limits } from '#core/limits.ts'
import { ageBands } from '#core/words.ts'
import { exampleGoals } from '../goals/index.ts'
import { interests } from '../interests.ts'
import { priorities } from '../priorities.ts'
import { sources } from '../sources.ts'
import { goalSuggestions } from './goal-suggestions.ts'
import { suggestions, type LibrarySuggestion } from './index.ts'

const topicNames = [...priorities.map(({ name }) => name), ...interests]
const library = [...goalSuggestions, ...suggestions]
const situations = ['no-goal', 'missed-stand-ups', 'low-mood', 'too-much', 'no-experiment'] as const

const schema: z.ZodType<LibrarySuggestion> = z.strictObject({
  key: line(limits.name).regex(/^(goal|task|activity|tip|situation)(-[a-z0-9]+)+$/),
  kind: z.enum(recommendationKinds),
  title,
  description: line(240),
  topics: z
    .array(z.enum(topicNames))
    .min(1) // without a topic no rule would ever bring it up
    .refine((topics) => new Set(topics).size === topics.length),
  ages: z.array(z.enum(ageBands)).refine((ages) => new Set(ages).size === ages.length),
  when: z.enum(situations).optional(),
})

test.each(library)('[S1.5] the suggestion $key is complete and within its bounds', (suggestion) => {
  expect(schema.parse(suggestion)).toEqual(suggestion)
})

test.each(['key', 'title', 'description'] as const)(
  '[S1.5] no two suggestions share a %s',
  (field) => {
    const values = library.map((suggestion) => suggestion[field])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
  },
)

test('[S1.5] a key says its kind, unless it belongs to a situation', () => {
  const prefix = ({ kind, when }: LibrarySuggestion) => (when ? 'situation-' : `${kind}-`)
  expect(library.filter((one) => !one.key.startsWith(prefix(one)))).toEqual([])
})

test('[S1.5] tasks, activities and tips number at least 60, each kind at least 20', () => {
  expect(suggestions.length).toBeGreaterThanOrEqual(60)
  for (const kind of ['task', 'activity', 'tip'] as const) {
    const ofKind = suggestions.filter((suggestion) => suggestion.kind === kind)
    expect(ofKind.length).toBeGreaterThanOrEqual(20)
  }
})

test.each(situations)('[S1.5] the situation %s has at least three answers', (situation) => {
  const answers = suggestions.filter(({ when }) => when === situation)
  expect(answers.length).toBeGreaterThanOrEqual(3)
  // Families without children in these ages need one as well.
  expect(answers.some(({ ages }) => ages.length === 0)).toBe(true)
})

test.each(priorities)(
  '[S1.5] choosing "$name" brings up at least five of each sort',
  ({ name }) => {
    const serving = (list: readonly LibrarySuggestion[]) =>
      list.filter(({ topics }) => topics.includes(name)).length
    expect(serving(goalSuggestions)).toBeGreaterThanOrEqual(5)
    expect(serving(suggestions)).toBeGreaterThanOrEqual(5)
  },
)

test('[S1.5] most interests bring something up', () => {
  const served = new Set(library.flatMap(({ topics }) => topics))
  const bare = interests.filter((interest) => !served.has(interest))
  expect(bare.length).toBeLessThanOrEqual(interests.length / 5)
})

test('[S1.5] every goal of the library can be recommended, with its reason to care', () => {
  expect(goalSuggestions).toHaveLength(exampleGoals.length)
  for (const [index, { id, title: text, why, topics, ages }] of exampleGoals.entries()) {
    const expected = {
      key: `goal-${id}`,
      kind: 'goal',
      title: text,
      description: why,
      topics,
      ages,
    }
    expect(goalSuggestions[index]).toEqual(expected)
  }
})

describe('a suggestion that speaks of research', () => {
  const known = Object.values(sources).map((source) => `(${source.short})`)
  const speaking = suggestions.filter(({ description }) =>
    /\b(19|20)\d\d\b|experiment|samples|fifth-grader/.test(description),
  )

  test('[S1.5] is there', () => expect(speaking.length).toBeGreaterThanOrEqual(4))

  test.each(speaking)('[S1.5] names its source: $key', ({ description }) => {
    expect(known.some((source) => description.includes(source))).toBe(true)
  })
})
