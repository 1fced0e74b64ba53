import type { Sprint } from '#core/sprint/schema.ts'
import { textOf } from '#core/lib/json-text.ts'
import type { Tables } from './schema.ts'

// Apart from what asks the database: the thread that reads a family's file would load all of that.

export type SprintRow = Tables['sprints']

/** Written out, and forgotten as a document: of many at once only the texts are kept. */
export function sprintRow(sprint: Sprint): SprintRow {
  const { familyId, id, createdAt, version, startsOn } = sprint
  const completed = sprint.completed ? 1 : 0
  return { familyId, id, createdAt, version, completed, startsOn, document: textOf(sprint) }
}
