import type { Sprint } from '#core/sprint/schema.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { daysLeftWords } from '#web/shared/week/week-words.ts'

/** Where a sprint stands, in a few words; `isActive` marks the one the family is in (S4.7). */
export function statusWords(sprint: Sprint, today: string, isActive: boolean): string {
  if (sprint.completed) return 'Closed'
  if (sprint.plannedAt === null) return 'Draft'
  if (sprint.startsOn > today) return 'Planned'
  if (endOf(sprint) < today) return 'Over, not closed yet'
  const days = daysLeftWords(sprint, today)
  return isActive ? `Active, ${days}` : `Running, ${days}`
}
