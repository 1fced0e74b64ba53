import fc from 'fast-check'
import * as some from '../testing/arbitraries.ts'
import type { DaysHereCommand } from './schema.ts'
import { limits } from '../limits.ts'
import type { Examples } from '../testing/examples.ts'
import { dayRange } from '../time/calendar.ts'
import { weekdays } from '../words.ts'

/** Days one after the other, as of patterns or of the beginnings and ends of exceptions. */
const daysInOrder = (max: number) => some.listOf(some.day, { max }).map((days) => days.toSorted())

const weekOfDays = some.listOf(fc.constantFrom(...weekdays), { max: 7 })

const anyPatterns = fc
  .tuple(
    daysInOrder(3),
    some.day,
    some.listOf(weekOfDays, { min: 1, max: 2 }, (days) => days.join()),
  )
  .map(([days, startsOn, weeks]) => days.map((from) => ({ from, startsOn, weeks })))

/** No two of them next to each other, as the rules keep them. */
const anyExceptions = fc
  .tuple(daysInOrder(6), fc.boolean())
  .map(([days, isFirst]) =>
    days.flatMap((from, at) =>
      at % 2 === 0 && days[at + 1] !== undefined
        ? [{ from, to: days[at + 1]!, isHere: isFirst === (at % 4 === 0) }]
        : [],
    ),
  )

const anyElsewhere = anyExceptions.map((list) => list.map(({ from, to }) => ({ from, to })))

export const anyDaysHere = fc.record(
  { patterns: anyPatterns, exceptions: anyExceptions, elsewhere: anyElsewhere },
  { requiredKeys: ['patterns', 'exceptions'] },
)

const anyDaysSaid = some.listOf(
  fc.tuple(some.day, some.day, fc.option(fc.boolean())).map(([one, other, isHere]) => {
    const [from, to] = [one, other].toSorted()
    return { from: from!, to: to!, isHere }
  }),
  { min: 1, max: 3 },
)

/** As many days away as there may be. */
export const fullDaysHere = {
  patterns: dayRange('2024-01-01', limits.herePatterns).map((from) => ({
    from,
    startsOn: from,
    weeks: [[...weekdays], []],
  })),
  exceptions: dayRange('2025-01-01', limits.hereExceptions * 2)
    .filter((_, at) => at % 2 === 0)
    .map((day) => ({ from: day, to: day, isHere: true })),
}

export const examples: Examples<DaysHereCommand> = {
  'set-days-here': {
    sample: {
      memberId: 'mia',
      patterns: [{ from: '2026-03-01', startsOn: '2026-03-01', weeks: [['Monday'], []] }],
    },
    any: fc.record({ memberId: some.ids.member, patterns: anyPatterns }),
    worst: () => [{ memberId: 'a', patterns: fullDaysHere.patterns }],
  },
  'say-days-here': {
    sample: {
      memberId: 'mia',
      days: [{ from: '2026-03-04', to: '2026-03-06', isHere: false }],
    },
    any: fc.record({ memberId: some.ids.member, days: anyDaysSaid }),
    worst: () => [
      {
        memberId: 'a',
        days: Array.from({ length: limits.hereSaid }, (_, at) => ({
          from: '1900-01-01',
          to: '2199-12-31',
          isHere: at % 2 === 0,
        })),
      },
    ],
  },
}
