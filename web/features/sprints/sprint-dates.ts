import type { Sprint } from '#core/contract/sprint.ts'
import { endOf } from '#core/domain/sprint-days.ts'

/** Whether a date field holds a whole date that the product takes, not one still being typed. */
export function isDate(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text)
}

/** Another sprint that shares days with this one, or null. */
export function overlapOf(sprint: Sprint, sprints: readonly Sprint[]): Sprint | null {
  return (
    sprints.find(
      (other) =>
        other.id !== sprint.id &&
        other.startsOn <= endOf(sprint) &&
        endOf(other) >= sprint.startsOn,
    ) ?? null
  )
}
