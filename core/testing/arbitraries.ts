import fc from 'fast-check'
import { note, title } from '../schema.ts'
import { limits } from '../limits.ts'
import { keysOf } from '../lib/typed-objects.ts'
import {
  dateRepeats,
  dayEnds,
  seldomRepeats,
  sharings,
  ageBands,
  animals,
  meetingLengths,
  meetingStages,
  memberColors,
  reasonKinds,
  retrospectiveStages,
  verdicts,
  weekdays,
} from '../words.ts'

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

/** A sprint may start on any day; most do on a Sunday. */
const firstDay = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('2026-02-22', '2026-03-01', '2026-03-29') },
  { weight: 1, arbitrary: day },
)

export const instant = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())

const words = fc.constantFrom('Reading', 'Müsli & tea', '读书', 'תה', '🐘 walk', "O'Hara", '<b>')

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
const timeOfDay = fc.constantFrom('00:00', '18:30', '23:59')

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
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

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

/** Days one after the other, as of patterns or of the beginnings and ends of exceptions. */
const daysInOrder = (max: number) => listOf(day, { max }).map((days) => days.toSorted())

const weekOfDays = listOf(fc.constantFrom(...weekdays), { max: 7 })

export const herePatterns = fc
  .tuple(
    daysInOrder(3),
    day,
    listOf(weekOfDays, { min: 1, max: 2 }, (days) => days.join()),
  )
  .map(([days, startsOn, weeks]) => days.map((from) => ({ from, startsOn, weeks })))

/** No two of them next to each other, as the rules keep them. */
const hereExceptions = fc
  .tuple(daysInOrder(6), fc.boolean())
  .map(([days, isFirst]) =>
    days.flatMap((from, at) =>
      at % 2 === 0 && days[at + 1] !== undefined
        ? [{ from, to: days[at + 1]!, isHere: isFirst === (at % 4 === 0) }]
        : [],
    ),
  )

const elsewhere = hereExceptions.map((list) => list.map(({ from, to }) => ({ from, to })))

const daysHere = fc.record(
  { patterns: herePatterns, exceptions: hereExceptions, elsewhere },
  { requiredKeys: ['patterns', 'exceptions'] },
)

export const daysSaid = listOf(
  fc.tuple(day, day, fc.option(fc.boolean())).map(([one, other, isHere]) => {
    const [from, to] = [one, other].toSorted()
    return { from: from!, to: to!, isHere }
  }),
  { min: 1, max: 3 },
)

const look = {
  animal: fc.constantFrom(...animals),
  color: fc.constantFrom(...memberColors),
  daysHere: fc.option(daysHere, { nil: undefined, freq: 2 }),
}

export const people = {
  primary: fc.record(
    {
      id: fc.oneof(
        { weight: 8, arbitrary: fc.constant('primary') },
        { weight: 1, arbitrary: ids.member },
      ),
      name,
      isParent: fc.constant<true>(true),
      ...look,
    },
    { requiredKeys: ['id', 'name', 'isParent', 'animal', 'color'] },
  ),
  adult: fc.record(
    {
      id: ids.member,
      name,
      email: maybe(fc.constantFrom('a@example.org', 'b@example.org')),
      ...look,
    },
    { requiredKeys: ['id', 'name', 'animal', 'color'] },
  ),
  child: fc.record(
    {
      id: ids.member,
      name,
      ageBand: maybe(fc.constantFrom(...ageBands)),
      birthYear: maybe(fc.integer({ min: 1990, max: 2100 })),
      ...look,
    },
    { requiredKeys: ['id', 'name', 'animal', 'color'] },
  ),
}

export const settings = {
  startOfWeek: fc.constantFrom(...weekdays),
  meetingDay: fc.constantFrom(...weekdays),
  meetingTime: timeOfDay,
  standUpTime: timeOfDay,
  dayEndsAt: fc.constantFrom(...dayEnds),
}

export const goalFields = {
  title: titleText,
  why: noteText,
  measure: noteText,
  weeks: fc.integer({ min: 1, max: limits.goalWeeks }),
  celebration: optionalTitle,
  startsOn: day,
  exampleId: fc.constantFrom('tent', 'read-more'),
}

export const goal = fc.record(
  { id: ids.goal, ...goalFields },
  { requiredKeys: ['id', 'title', 'why', 'measure', 'weeks', 'celebration', 'startsOn'] },
)

export const verdict = fc.constantFrom(...verdicts)

const repeat = fc.oneof(
  fc.record({ kind: fc.constant('once' as const) }),
  fc.record({
    kind: fc.constant('times' as const),
    times: fc.integer({ min: 1, max: limits.timesAWeek }),
  }),
  fc.record({
    kind: fc.constant('days' as const),
    days: listOf(fc.constantFrom(...weekdays), { min: 1, max: 7 }),
  }),
  fc.record({
    kind: fc.constant('seldom' as const),
    every: fc.constantFrom(...seldomRepeats),
    startsOn: day,
  }),
)

export const taskFields = {
  title: titleText,
  owners: fc.oneof(fc.constant('everyone' as const), listOf(ids.member, { min: 1, max: 3 })),
  helperId: fc.option(ids.member, { freq: 2 }),
  repeat,
  ifThen: fc.option(fc.record({ if: titleText, then: titleText })),
  reason: fc.record({ kind: fc.constantFrom(...reasonKinds), text: optionalTitle }),
  effort: fc.integer({ min: 1, max: 3 }),
  icon: fc.option(fc.constantFrom('book', 'dish-washer')),
}

export const sharing = fc.constantFrom(...sharings)
const required = ['id', ...keysOf(taskFields)] as const

export const newTask = fc.record(
  { id: ids.task, ...taskFields, sharing },
  { requiredKeys: [...required] },
)

export const checks = fc.dictionary(day, listOf(ids.member, { min: 1, max: 7 }), { maxKeys: 4 })

export const task = fc.record(
  { id: ids.task, ...taskFields, sharing, checks },
  { requiredKeys: [...required, 'checks'] },
)

export const planFields = {
  name,
  startsOn: firstDay,
  weeks: fc.integer({ min: 1, max: limits.sprintWeeks }),
  goalId: fc.option(ids.goal),
  missionStep: optionalTitle,
  experimentId: fc.option(ids.entry),
}

export const answer = fc.record({
  memberId: ids.member,
  passed: fc.boolean(),
  mood: fc.option(mood),
  did: noteText,
  next: noteText,
  help: noteText,
})

export const appreciation = fc.record(
  { id: ids.entry, fromId: ids.member, text: titleText, on: day },
  { requiredKeys: ['id', 'fromId', 'text'] },
)
export const importantDate = fc.record({ id: ids.entry, date: day, text: titleText })
export const energy = fc.record({ memberId: ids.member, level: mood })
export const feeling = fc.record({ memberId: ids.member, mood })
export const card = fc.record({
  id: ids.entry,
  memberId: ids.member,
  kind: fc.constantFrom('high' as const, 'low' as const),
  text: titleText,
  group: maybe(name),
})
export const presenceFields = {
  absentIds: maybe(listOf(ids.member, { max: 3 })),
  length: maybe(fc.constantFrom(...meetingLengths)),
}
export const round = maybe(fc.integer({ min: 0, max: limits.rounds }))
const gatheringFields = {
  ...presenceFields,
  round,
  timekeeperId: fc.option(ids.member, { freq: 2 }),
  noteTakerId: fc.option(ids.member, { freq: 2 }),
  notes: maybe(noteText),
}
export const meetingFields = {
  stage: fc.constantFrom(...meetingStages),
  hostId: fc.option(ids.member, { freq: 2 }),
  ...gatheringFields,
}
export const retrospectiveFields = {
  stage: fc.constantFrom(...retrospectiveStages),
  why: noteText,
  thanks: noteText,
  hostId: fc.option(ids.member, { freq: 2 }),
  ...gatheringFields,
}

export const dateFields = {
  title: titleText,
  date: day,
  time: fc.option(fc.constantFrom('08:30', '15:00')),
  memberIds: listOf(ids.member, { max: 3 }),
  repeat: fc.option(fc.constantFrom(...dateRepeats)),
}

/** Something on a day. */
export const familyDate = fc.record({ id: ids.entry, ...dateFields })
