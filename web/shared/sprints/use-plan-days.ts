import type { Sprint } from '#core/sprint/schema.ts'
import { daysBeforePlan } from '#core/sprint/days-before-plan.ts'
import { useDayOf, useToday } from '#web/lib/use-today.ts'

/** The days of a plan that a screen speaks of differently: those that were over before it, and days off. */
export function usePlanDays(sprint: Sprint): Record<'before' | 'off', readonly string[]> {
  const today = useToday()
  const dayOf = useDayOf()
  const before = daysBeforePlan(sprint, sprint.plannedAt ? dayOf(sprint.plannedAt) : today)
  return { before, off: sprint.pausedDates.filter((day) => !before.includes(day)) }
}
