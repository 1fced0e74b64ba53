import fc from 'fast-check'
import { entriesOf, fromEntries } from '../lib/typed-objects.ts'
import { limits } from '../limits.ts'
import { note, title } from '../schema.ts'

/**
 * What families write, at random. Ids and days come from small pools, so that they often meet
 * something that is there; texts reach their bounds now and then.
 */

export const ids = {
  /** Some are in every family, some come and go, one is in none. */
  member: fc.constantFrom('primary', 'primary', 'ben', 'mia', 'leo', 'zoe', 'stranger'),
  task: fc.constantFrom('task1', 'task2', 'task3'),
  entry: fc.constantFrom('entry1', 'entry2', 'entry3'),
  goal: fc.constantFrom('goal1', 'goal2'),
  sprint: fc.constantFrom('sprint1', 'sprint2'),
}

/**
 * Days around the weeks of the sprints, across two months' ends; often the same few, so that
 * commands meet on them, and rarely from far away.
 */
export const day = fc.oneof(
  { weight: 15, arbitrary: fc.constantFrom('2026-03-03', '2026-03-04', '2026-03-29') },
  {
    weight: 30,
    arbitrary: fc
      .integer({ min: 0, max: 41 })
      .map((days) => new Date(Date.UTC(2026, 1, 22 + days)).toISOString().slice(0, 10)),
  },
  { weight: 1, arbitrary: fc.constantFrom('1900-01-01', '2024-02-29', '2199-12-31') },
)

export const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const words = fc.constantFrom('Whittling', 'Müsli & tea', '读书', 'תה', '🐘 walk', "O'Hara", '<b>')

export function lineOf(max: number): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 12, arbitrary: words },
    {
      weight: 2,
      arbitrary: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: max })
        .filter((text) => text.length <= max && title.safeParse(text).success),
    },
    { weight: 1, arbitrary: fc.constant('x'.repeat(max)) },
  )
}

export const name = lineOf(limits.name)

/** A week by its number, or as a family calls it. */
export const weekName = fc.oneof(fc.integer({ min: 1, max: limits.weekNumber }), name)

/** Of the library, or in a family's own words. */
export const topic = fc.oneof(
  name,
  fc.record({ id: fc.constantFrom('reading', 'calm-days', 'chess') }),
)

export const titleText = lineOf(limits.title)

export const optionalTitle = fc.oneof(titleText, fc.constant(''))

export const noteText = fc.oneof(
  { weight: 8, arbitrary: words },
  { weight: 4, arbitrary: fc.constant('') },
  {
    weight: 2,
    arbitrary: fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .filter((text) => note.safeParse(text).success),
  },
  { weight: 1, arbitrary: fc.constant('é\n'.repeat(limits.note / 2)) },
)

export const mood = fc.integer({ min: 1, max: 5 })

export const timeOfDay = fc.constantFrom('00:00', '18:30', '23:59')

/** A list without repeats. */
export function listOf<T>(
  arbitrary: fc.Arbitrary<T>,
  { min = 0, max }: { min?: number; max: number },
  selector?: (entry: T) => unknown,
): fc.Arbitrary<T[]> {
  return fc.uniqueArray(arbitrary, {
    minLength: min,
    maxLength: max,
    ...(selector ? { selector } : {}),
  })
}

/** Said, not said, or said to be undefined, as forms in the browser do. */
export const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** Fields that a document need not have, as changes say them: null takes one away. */
export const orTakenAway = <Fields extends object>(fields: {
  [Key in keyof Fields]: fc.Arbitrary<Fields[Key]>
}) =>
  fromEntries<{ [Key in keyof Fields]: fc.Arbitrary<Fields[Key] | null> }>(
    entriesOf(fields).map(([key, arbitrary]) => [key, fc.option(arbitrary)] as const),
  )

/** Any part of the fields, some of them there but undefined. */
export function changesOf<Fields extends object>(fields: {
  [Key in keyof Fields]: fc.Arbitrary<Fields[Key]>
}): fc.Arbitrary<Partial<Fields>> {
  const possible = Object.entries<fc.Arbitrary<unknown>>(fields).map(([key, arbitrary]) => [
    key,
    fc.option(arbitrary, { nil: undefined, freq: 8 }),
  ])
  return fc.record(Object.fromEntries(possible) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [],
  }) as fc.Arbitrary<Partial<Fields>>
}
