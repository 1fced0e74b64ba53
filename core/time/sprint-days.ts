import type { Sprint } from '../sprint/schema.ts'
import { addDays, dayRange, daysBetween } from './calendar.ts'
import { perObject } from '../lib/memoize.ts'

type Span = Pick<Sprint, 'startsOn' | 'weeks'>

/** The last day of the sprint. */
export function endOf({ startsOn, weeks }: Span): string {
  return addDays(startsOn, weeks * 7 - 1)
}

export function isInSprint(sprint: Span, date: string): boolean {
  return date >= sprint.startsOn && date <= endOf(sprint)
}

/** Every day of the sprint, paused ones too. */
export function daysOf({ startsOn, weeks }: Span): string[] {
  return dayRange(startsOn, weeks * 7)
}

/** The sprint's days that count, week by week: a screen asks for every task and member. */
export const activeWeeks: (sprint: Sprint) => readonly (readonly string[])[] = perObject((sprint) =>
  Array.from({ length: sprint.weeks }, (_, week) =>
    dayRange(addDays(sprint.startsOn, week * 7), 7).filter(
      (date) => !sprint.pausedDates.includes(date),
    ),
  ),
)

/** Days left including today: 0 after the end, all of them before the start. */
export function daysLeft(sprint: Span, today: string): number {
  const left = daysBetween(today, endOf(sprint)) + 1
  return Math.min(Math.max(left, 0), sprint.weeks * 7)
}
