import type { Sprint } from '#core/contract/sprint.ts'
import { endOf } from '#core/domain/sprint-days.ts'

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
