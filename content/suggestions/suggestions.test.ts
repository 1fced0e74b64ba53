import { keysOf } from '#core/lib/typed-objects.ts'
import { topicNames } from '../topic-names.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { recommendationKinds } from '#core/recommendations/schema.ts'
import { line, title } from '#core/schema.ts'
import { limits } from '#core/limits.ts'
import { countThemes, themesIn } from '#core/tasks/themes.ts'
import { repeatSchema } from '#core/tasks/schema.ts'
import { ageBands } from '#core/words.ts'
import { taskIconNames } from '#web/ui/task-icons/task-icons.ts'
import { exampleGoals } from '../goals/index.ts'
import { interests } from '../interests.ts'
import { priorities } from '../priorities.ts'
import { sources } from '../sources.ts'
import { goalSuggestions } from './goal-suggestions.ts'
import { suggestions } from './index.ts'
import type { LibrarySuggestion } from './suggestion.ts'
import { rules } from './rules.ts'
import { goalTopics, lowThemes } from './themes.ts'

const topicIds = keysOf(topicNames)
const library = [...goalSuggestions, ...suggestions]
const themeNames = lowThemes.map(({ id }) => id)
const situations = [
  'no-goal',
  'missed-stand-ups',
  'low-mood',
  'too-much',
  'no-experiment',
  'experiment-waits',
  'playbook-rests',
] as const

const schema: z.ZodType<LibrarySuggestion> = z.strictObject({
  key: line(limits.name).regex(/^(goal|task|activity|tip|situation)(-[a-z0-9]+)+$/),
  kind: z.enum(recommendationKinds),
  title,
  description: line(240),
  topics: z
    .array(z.enum(topicIds))
    .min(1) // without a topic no rule would ever bring it up
    .refine((topics) => new Set(topics).size === topics.length),
  ages: z.array(z.enum(ageBands)).refine((ages) => new Set(ages).size === ages.length),
  when: z.enum(situations).exactOptional(),
  eases: z.array(z.enum(themeNames)).min(1).exactOptional(),
  icon: z.enum(taskIconNames).exactOptional(),
  repeat: repeatSchema.exactOptional(),
  effort: z.int().min(1).max(3).exactOptional(),
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

const ofKind = (...kinds: LibrarySuggestion['kind'][]) =>
  suggestions.filter(({ kind }) => kinds.includes(kind))

test('[S1.5] there are at least 150 tasks and activities, and 40 tips', () => {
  expect(ofKind('task', 'activity').length).toBeGreaterThanOrEqual(150)
  expect(ofKind('task').length).toBeGreaterThanOrEqual(75)
  expect(ofKind('tip').length).toBeGreaterThanOrEqual(40)
})

test('[S1.5] what goes into a plan has a picture, and only that is repeated', () => {
  expect(ofKind('task', 'activity').filter(({ icon }) => !icon)).toEqual([])
  const others = ofKind('tip').filter((one) => one.icon ?? one.repeat ?? one.effort)
  expect(others).toEqual([])
})

test.each(ageBands)('[S1.5] there are jobs for children of %s', (age) => {
  const jobs = ofKind('task').filter(({ ages }) => ages.includes(age))
  expect(jobs.length).toBeGreaterThanOrEqual(4)
})

test.each(lowThemes)('[S1.5] where lows name $id, there are at least six answers', ({ id }) => {
  const answers = suggestions.filter(({ eases }) => eases?.includes(id))
  expect(answers.length).toBeGreaterThanOrEqual(6)
  expect(answers.some(({ kind }) => kind === 'tip')).toBe(true)
  expect(answers.some(({ ages }) => ages.length === 0)).toBe(true)
})

test('[S1.5] every situation has its rule', () => {
  const known = new Set(rules.situations.map(({ situation }) => situation))
  expect([...known].toSorted()).toEqual([...situations].toSorted())
})

test.each([
  ['The mornings were a rush again', ['mornings', 'rushing']],
  ['Arguing about the tablet', ['screens', 'quarrels']],
  ['Nobody tidied up, toys everywhere', ['tidying']],
  ['Too late to bed', ['bedtime', 'rushing']],
  ['Homework took the whole afternoon', ['homework']],
  ['Mia was ill, we were all tired', ['tired-days']],
  ['No dinner without moaning', ['meals']],
  ['Hardly any time together', ['time-for-each-other']],
  ['It rained on Sunday', []],
])('[S1.5] the low “%s” names what it is about', (text, named) => {
  expect(themesIn(text, lowThemes)).toEqual(named)
  expect([...countThemes([text], lowThemes).keys()]).toEqual(named)
})

test('[S1.5] the words of most example goals tell a topic of theirs', () => {
  const told = exampleGoals.filter(({ title: words, topics }) =>
    themesIn(words, goalTopics).some((name) => topics.some((topic) => topic === name)),
  )
  expect(told.length / exampleGoals.length).toBeGreaterThan(0.6)
})

test.each(situations)('[S1.5] the situation %s has at least three answers', (situation) => {
  const answers = suggestions.filter(({ when }) => when === situation)
  expect(answers.length).toBeGreaterThanOrEqual(3)
  // Families without children in these ages need one as well.
  expect(answers.some(({ ages }) => ages.length === 0)).toBe(true)
})

test.each(priorities)('[S1.5] choosing "$id" brings up at least five of each sort', ({ id }) => {
  const serving = (list: readonly LibrarySuggestion[]) =>
    list.filter(({ topics }) => topics.includes(id)).length
  expect(serving(goalSuggestions)).toBeGreaterThanOrEqual(5)
  expect(serving(suggestions)).toBeGreaterThanOrEqual(5)
})

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
