import type { Family, FamilyCommand } from '../family/schema.ts'
import type { Sprint, SprintCommand } from '../sprint/schema.ts'

/** A family's documents, or those of them that a command is about; sprints in the order of their weeks. */
export type Documents = { family: Family; sprints: readonly Sprint[] }

/** Sprints in the order of their weeks. */
export function inOrder(sprints: readonly Sprint[]): Sprint[] {
  const key = ({ startsOn, createdAt, id }: Sprint) => `${startsOn} ${createdAt} ${id}`
  return sprints.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}

/** The documents with one sprint changed, added or gone. */
export function withSprint<Known extends Documents>(
  documents: Known,
  sprintId: string,
  after: Sprint | null,
): Known {
  const others = documents.sprints.filter(({ id }) => id !== sprintId)
  return { ...documents, sprints: after ? inOrder([...others, after]) : others }
}

/** A command and the document that it is posted to; `sprintId` null means the family's own. */
export type Addressed =
  | { sprintId: null; command: FamilyCommand }
  | { sprintId: string; command: SprintCommand }
