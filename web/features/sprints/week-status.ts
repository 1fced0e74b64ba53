import { t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { daysLeftWords } from '#web/shared/week/week-words.ts'

/** Where a sprint stands, in a few words; `isActive` marks the one the family is in (S4.7). */
export function statusWords(sprint: Sprint, today: string, isActive: boolean): string {
  if (sprint.completed) return t({ message: 'Closed', context: 'a week' })
  if (sprint.plannedAt === null) return t({ message: 'Draft', context: 'a week' })
  if (sprint.startsOn > today) return t`Planned`
  if (endOf(sprint) < today) return t`Over, not closed yet`
  const days = daysLeftWords(sprint, today)
  return isActive ? t`Active, ${days}` : t`Running, ${days}`
}
