import type { SprintSummary } from '../insights/schema.ts'
import { addDays } from '../time/calendar.ts'
import { weekdays, type Weekday } from '../words.ts'

/** The same number for every weekday, or others for some. */
export function byWeekday(
  count: number,
  others: Partial<Record<Weekday, number>> = {},
): Record<Weekday, number> {
  const all = Object.fromEntries(weekdays.map((day) => [day, count]))
  return { ...(all as Record<Weekday, number>), ...others }
}

/** A closed week from Sunday, 1 March 2026: three of four things done, no stand-up, nobody's effort. */
export function aSummary(fields: Partial<SprintSummary> = {}): SprintSummary {
  const { startsOn = '2026-03-01', weeks = 1 } = fields
  return {
    sprintId: 's1',
    name: 1,
    startsOn,
    weeks,
    until: addDays(startsOn, weeks * 7 - 1),
    completed: true,
    goalId: null,
    missionStep: '',
    progress: { done: 3, planned: 4 },
    moods: [],
    ticksByWeekday: byWeekday(0),
    daysByWeekday: byWeekday(weeks),
    standUps: { held: 0, possible: weeks * 7, on: [] },
    pausedDates: [],
    adultEffort: [],
    ...fields,
  }
}

/** So many weeks one after the other, the oldest first. */
export function summariesFrom(startsOn: string, count: number): SprintSummary[] {
  return Array.from({ length: count }, (_, index) =>
    aSummary({
      sprintId: `s${index + 1}`,
      name: index + 1,
      startsOn: addDays(startsOn, index * 7),
    }),
  )
}
