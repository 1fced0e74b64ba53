import type { Family } from '../family/schema.ts'
import type { Goal } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { daysBetween } from '../time/calendar.ts'

/** Which week of how many the goal is in on that day, 1 at the start, never beyond the last. */
export function goalWeek(goal: Goal, today: string): { week: number; of: number } {
  const week = Math.floor(daysBetween(goal.startsOn, today) / 7) + 1
  return { week: Math.min(Math.max(week, 1), goal.weeks), of: goal.weeks }
}

/**
 * The day on which the mission's first week begins, once that week is planned: the mission's weeks
 * are the family's weeks from then on. Null where the mission says so already, or is under way.
 */
export function startOfMission(
  { familyData: { goal } }: Family,
  sprints: readonly Sprint[],
  planned: Pick<Sprint, 'id' | 'goalId' | 'startsOn'>,
): string | null {
  if (!goal || planned.goalId !== goal.id || planned.startsOn === goal.startsOn) return null
  const isUnderWay = sprints.some(
    ({ id, goalId, plannedAt }) => id !== planned.id && goalId === goal.id && plannedAt !== null,
  )
  return isUnderWay ? null : planned.startsOn
}
