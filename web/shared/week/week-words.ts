import { plural, t } from '#core/say.ts'
// What several screens say of a week and its days: once for all, so that none of them says it otherwise (N33).
import type { Sprint } from '#core/sprint/schema.ts'
import type { Progress } from '#core/tasks/progress.ts'
import { daysBeforePlan, weekLength, type PlanDays } from '#core/sprint/days-before-plan.ts'
import { addDays } from '#core/time/calendar.ts'
import { daysLeft } from '#core/time/sprint-days.ts'
import { useHome } from '#web/data/use-home.tsx'
import { dayAndMonth, weekdayName } from '#web/lib/dates.ts'
import { useDayOf, useToday } from '#web/lib/use-today.ts'
import type { PlanWeek } from '#web/shared/tasks/task-words.ts'

/** "6 days left", today among them, "last day", or on which side of its days the family is. */
export function daysLeftWords(sprint: Sprint, today: string): string {
  if (today < sprint.startsOn) return t({ message: 'not begun', context: 'a week' })
  const left = daysLeft(sprint, today)
  if (left === 0) return t({ message: 'over', context: 'a week' })
  return plural(left, { 1: 'last day', other: '# days left' })
}

/** The days that are left of a week that has begun, today among them: "From today to Saturday". */
export function fromTodayWords(end: string, today: string): string {
  if (end === today) return t`Only today`
  const [weekday, day] = [weekdayName(end), dayAndMonth(end)]
  return end < addDays(today, 7) ? t`From today to ${weekday}` : t`From today to ${day}`
}

/** What a plan holds, as long as its week runs: of thirty-seven ticks nobody has a picture. */
export const tasksWords = ({ tasks }: Pick<Sprint, 'tasks'>): string =>
  plural(tasks.length, { one: '# task', other: '# tasks' })

/** How many ticks a family finishes in a week, as `usualCapacity` has it, as one says it. */
export const usualCount = (usual: number): number => Math.max(1, Math.round(usual))

/** The same in a sentence. */
export function usualWords(usual: number): string {
  const count = usualCount(usual)
  return plural(count, {
    one: 'As a rule about # a week gets done',
    other: 'As a rule about # a week get done',
  })
}

/** How far a day is; of one to come, what waits on it. */
export function dayProgressWords({ done, planned }: Progress, isAhead: boolean): string {
  if (planned === 0) return ''
  return isAhead && done === 0 ? t`${planned} to do` : t`${done} of ${planned}`
}

/** What is said once a day's own things are done. `isMoreOpen`: something of any day is left to tick. */
export function dayDoneWords(isMoreOpen: boolean): readonly [title: string, then: string] {
  return isMoreOpen
    ? [t`Done for today`, t`The rest may wait.`]
    : [t`All done`, t`The evening is yours.`]
}

/** The days of a plan that a screen speaks of differently: those that were over before it, and days off. */
export function usePlanDays(sprint: Sprint): Record<'before' | 'off', readonly string[]> {
  const today = useToday()
  const dayOf = useDayOf()
  const before = daysBeforePlan(sprint, sprint.plannedAt ? dayOf(sprint.plannedAt) : today)
  return { before, off: sprint.pausedDates.filter((day) => !before.includes(day)) }
}

/** The week that a plan's words are about: one that was planned on a Thursday has three days. */
export function usePlanWeek(sprint: PlanDays): PlanWeek {
  const { family, today } = useHome()
  const { startOfWeek } = family.familyData.settings
  return { startOfWeek, days: weekLength(sprint, today) }
}
