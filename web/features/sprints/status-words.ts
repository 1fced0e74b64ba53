import type { Sprint } from '#core/sprint/schema.ts'
import { daysLeft, endOf } from '#core/time/sprint-days.ts'

/** Where a sprint stands, in a few words; `isActive` marks the one the family is in (S4.7). */
export function statusWords(sprint: Sprint, today: string, isActive: boolean): string {
  if (sprint.completed) return 'Closed'
  if (sprint.plannedAt === null) return 'Draft'
  if (sprint.startsOn > today) return 'Planned'
  if (endOf(sprint) < today) return 'Over, not closed yet'
  const left = daysLeft(sprint, today)
  const days = left === 1 ? 'last day' : `${left} days left`
  return isActive ? `Active, ${days}` : `Running, ${days}`
}
