import type { Family } from '../family/schema.ts'
import type { FamilyCommandOf } from '../log/family-commands-schema.ts'
import type { Goal } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { refuse } from '../refusal.ts'
import { limits } from '../limits.ts'
import { daysBetween } from '../time/calendar.ts'
import { edited, type Context } from '../commands/context.ts'

/**
 * One goal at a time (S1.8); the one before is closed first, by the same command where it says how that
 * ended. A goal taken up again is no longer history.
 */
export function setGoal(
  before: Family,
  { id: commandId, goal, outcome }: FamilyCommandOf<'set-goal'>,
  context: Context,
): Family {
  const isNext = outcome && before.familyData.goal && before.familyData.goal.id !== goal.id
  const close = isNext && ({ id: commandId, type: 'close-goal', outcome } as const)
  const family = close ? closeGoal(before, close, context) : before
  const { familyData } = family
  if (familyData.goal && familyData.goal.id !== goal.id) refuse('goal-exists')
  const pastGoals = familyData.pastGoals.filter(({ id }) => id !== goal.id)
  return { ...family, familyData: { ...familyData, goal, pastGoals } }
}

export function editGoal(family: Family, { changes, from }: FamilyCommandOf<'edit-goal'>): Family {
  const goal = family.familyData.goal ?? refuse('goal-missing')
  return { ...family, familyData: { ...family.familyData, goal: edited(goal, changes, from) } }
}

/** Keeps the goal as history; the oldest makes room when there are very many. */
export function closeGoal(
  family: Family,
  { outcome }: FamilyCommandOf<'close-goal'>,
  { now }: Context,
): Family {
  const { familyData } = family
  const goal = familyData.goal ?? refuse('goal-missing')
  const pastGoals = [...familyData.pastGoals, { ...goal, outcome, closedAt: now }]
  return {
    ...family,
    familyData: { ...familyData, goal: null, pastGoals: pastGoals.slice(-limits.pastGoals) },
  }
}

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
