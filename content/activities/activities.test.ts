import { keysOf } from '#core/lib/typed-objects.ts'
import { topicNames } from '../topic-names.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { line, title } from '#core/schema.ts'
import { limits } from '#core/limits.ts'
import { repeatSchema } from '#core/tasks/schema.ts'
import { ageBands } from '#core/words.ts'
import { taskIconNames } from '#web/ui/task-icons/task-icons.ts'
import { suggestions } from '../suggestions/index.ts'
import { lowThemes } from '../suggestions/themes.ts'
import { activities, activitySuggestion } from './index.ts'
import { places, type Activity } from './activity.ts'

const themeNames = lowThemes.map(({ id }) => id)
const topicIds = keysOf(topicNames)

const schema: z.ZodType<Activity> = z.strictObject({
  key: line(limits.name).regex(/^activity(-[a-z0-9]+)+$/),
  kind: z.literal('activity'),
  title,
  description: line(140), // three lines of a card
  topics: z.array(z.enum(topicIds)).min(1),
  ages: z.array(z.enum(ageBands)),
  when: z.never().exactOptional(),
  repeat: repeatSchema.exactOptional(),
  effort: z.never().exactOptional(),
  icon: z.enum(taskIconNames),
  eases: z.array(z.enum(themeNames)).min(1).exactOptional(),
  minutes: z.union([15, 30, 60, 120, 180].map((minutes) => z.literal(minutes))),
  place: z.enum(places),
})

test.each(activities)('the activity $key is complete', (activity) => {
  expect(schema.parse(activity)).toEqual(activity)
})

test('there are at least 60 activities, all different', () => {
  expect(activities.length).toBeGreaterThanOrEqual(60)
  for (const field of ['key', 'title', 'description'] as const) {
    expect(new Set(activities.map((one) => one[field])).size, field).toBe(activities.length)
  }
})

test.each(ageBands)('for children of %s there is something quick, indoors and out', (age) => {
  const suits = activities.filter(({ ages }) => ages.length === 0 || ages.includes(age))
  for (const place of ['indoors', 'outdoors'] as const) {
    const there = suits.filter((one) => one.place === place)
    expect(there.filter(({ minutes }) => minutes <= 15).length, place).toBeGreaterThanOrEqual(1)
    expect(there.length, place).toBeGreaterThanOrEqual(5)
  }
})

test('[S1.5] every activity can be recommended, without what only the page needs', () => {
  const recommended = suggestions.filter(({ kind, when }) => kind === 'activity' && !when)
  expect(recommended).toEqual(activities.map(activitySuggestion))
  expect(recommended.some((one) => 'minutes' in one || 'place' in one)).toBe(false)
})
