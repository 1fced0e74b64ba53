import type { Sprint } from './schema.ts'

/** The index of the first sprint that is not completed, or -1 (S4.7). */
export function activeSprintIndex(sprints: readonly Sprint[]): number {
  return sprints.findIndex((sprint) => !sprint.completed)
}
