import type { Context } from '../commands/context.ts'
import type { Around, CommandOf } from '../commands/definitions.ts'
import type { Addressed, Documents } from '../commands/documents.ts'
import type { Family, FamilyCommand } from '../family/schema.ts'
import type { FamilyUndo, SprintUndo } from './activity-schema.ts'
import { type By, applyCommand, changedBetween } from './documents.ts'
import { memberIdsOf } from '../members/member.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { Sprint, SprintCommand } from '../sprint/schema.ts'
import { isSame } from './same.ts'
import { familyUndos, sprintUndos } from './subjects.ts'

/** What takes a command back: another command to the same document, without an id of its own yet. */
export type Undo = FamilyUndo | SprintUndo

/** A command in a family's log, when and by whom it was done, and what takes it back, if anything does. */
export type Done = { done: Addressed; at: string; userId: string; undo: Undo | null }

/** What takes a command back, given the documents before it; null where nothing does. */
export function undoOf(
  { family, sprints }: Documents,
  { sprintId, command }: Addressed,
  by: By,
): Undo | null {
  const context = { ...by, memberIds: memberIdsOf(family.familyData) }
  if (sprintId === null) return undoOfFamily(command.type, family, command, context)
  if (command.type === 'create-sprint' || command.type === 'restore-sprint') {
    return { type: 'delete-sprint' }
  }
  const before = sprints.find(({ id }) => id === sprintId)
  const around = { ...context, sprintIds: sprints.map(({ id }) => id) }
  return before ? undoOfSprint(command.type, before, command, around) : null
}

/** The type stands apart, so that it chooses the inverse and says what the command has. */
const undoOfFamily = <Type extends FamilyCommand['type']>(
  type: Type,
  before: Family,
  command: CommandOf<FamilyCommand, Type>,
  context: Context,
) => familyUndos[type]?.(before, command, context) ?? null

const undoOfSprint = <Type extends keyof typeof sprintUndos>(
  type: Type,
  before: Sprint,
  command: CommandOf<SprintCommand, Type>,
  context: Around,
) => sprintUndos[type]?.(before, command, context) ?? null

/**
 * Refuses to take back what is no longer as it was left ("moved-on"): the change must still be there,
 * which means that taking it back and doing it once more leads to where we are.
 */
export function requireUndoable(
  documents: Documents,
  undoing: Addressed,
  { done, at, userId, undo }: Done,
  by: By,
): void {
  const { id: _, undoes: __, ...asked } = undoing.command
  if (undo === null || undoing.sprintId !== done.sprintId || !isSame(asked, undo))
    refuse('moved-on')
  const before = applyCommand(documents, undoing, by)
  try {
    const again = applyCommand(before, done, { now: at, userId })
    const { family, sprints } = changedBetween(documents, again)
    const isFamilySame = family === null || isSame(family, documents.family)
    const present = new Map(documents.sprints.map((sprint) => [sprint.id, sprint]))
    if (isFamilySame && [...sprints].every(([id, one]) => isSame(one, present.get(id) ?? null)))
      return
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  refuse('moved-on')
}
