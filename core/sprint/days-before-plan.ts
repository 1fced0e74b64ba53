import type { Sprint } from './schema.ts'
import { daysOf } from '../time/sprint-days.ts'

/**
 * The days that had gone by when the week was planned, the earliest first. They ask for nothing, as days off
 * do, but nobody took them off. `plannedOn`: the day of the planning; of a draft, today.
 */
export function daysBeforePlan(
  sprint: Pick<Sprint, 'startsOn' | 'weeks' | 'plannedAt' | 'pausedDates'>,
  plannedOn: string,
): string[] {
  const earlier = daysOf(sprint).filter((day) => day < plannedOn)
  if (sprint.plannedAt === null) return earlier
  // Planning pauses all of them (N4): where one counts, the plan was there before it was said to be.
  const first = earlier.findIndex((day) => !sprint.pausedDates.includes(day))
  return first === -1 ? earlier : earlier.slice(0, first)
}

/** A plan, or one that nobody has begun yet. */
export type PlanDays = Pick<Sprint, 'startsOn' | 'weeks'> &
  Partial<Pick<Sprint, 'plannedAt' | 'pausedDates'>>

/** The days of a plan that ask for something: no days off, and of a draft those that are still to come. */
export function daysThatCount(
  { startsOn, weeks, plannedAt = null, pausedDates = [] }: PlanDays,
  today: string,
): string[] {
  const isAhead = (day: string) => plannedAt !== null || day >= today
  return daysOf({ startsOn, weeks }).filter((day) => isAhead(day) && !pausedDates.includes(day))
}

/** How many days of the week of a plan count; all seven where it has several weeks. */
export const weekLength = (plan: PlanDays, today: string): number =>
  plan.weeks === 1 ? daysThatCount(plan, today).length : 7

/** Whether a week of so many days that count has no room for so many times: then it is once on each of them. */
export const isTooShort = (days: number, times: number): boolean =>
  times < 7 && days > 0 && days < times
