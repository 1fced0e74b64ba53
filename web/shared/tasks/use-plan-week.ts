import { daysThatCount, type PlanDays } from '#core/sprint/days-before-plan.ts'
import { useHome } from '#web/data/use-home.tsx'
import type { PlanWeek } from './task-words.ts'

/** The week that a plan's words are about: one that was planned on a Thursday has three days. */
export function usePlanWeek(sprint: PlanDays): PlanWeek {
  const { family, today } = useHome()
  const { startOfWeek } = family.familyData.settings
  return { startOfWeek, days: sprint.weeks === 1 ? daysThatCount(sprint, today).length : 7 }
}
