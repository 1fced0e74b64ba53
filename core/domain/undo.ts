import type { FamilyUndo, SprintUndo } from '../contract/activity.ts'
import type { Family } from '../contract/family.ts'
import type { FamilyCommand } from '../contract/family-commands.ts'
import type { Retrospective, Sprint } from '../contract/sprint.ts'
import type { SprintCommand } from '../contract/sprint-commands.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { Context } from './context.ts'
import { applyFamilyCommand } from './family.ts'
import { applySprintCommand } from './sprint.ts'

/** A command in a family's log with what takes it back. */
export type Done<Command, Undo> = {
  command: Command
  at: string
  userId: string
  undo: Undo | null
}
export type DoneToFamily = Done<FamilyCommand, FamilyUndo>
export type DoneToSprint = Done<SprintCommand, SprintUndo>

/**
 * Refuses to take back what is no longer as it was left ("moved-on"): the change must still be there,
 * which means that taking it back and doing it once more leads to where we are.
 */
export function requireUndoable(
  asked: { command: FamilyCommand; done: DoneToFamily; family: Family },
  context: Context,
): void {
  const { command, done, family } = asked
  requireItsUndo(command, done.undo)
  const then = { ...context, now: done.at, userId: done.userId }
  const before = applyFamilyCommand(family, command, context)
  requireSame(family, () => applyFamilyCommand(before, done.command, then))
}

/** The same for a sprint; `sprint` is null where it is no longer there. */
export function requireUndoableInSprint(
  asked: {
    command: SprintCommand
    done: DoneToSprint
    sprint: Sprint | null
    at: { familyId: string; sprintId: string }
  },
  context: Context,
): void {
  const { command, done, sprint, at } = asked
  requireItsUndo(command, done.undo)
  const then = { ...context, now: done.at, userId: done.userId }
  const before = applySprintCommand(sprint, command, context, at)
  requireSame(sprint, () => applySprintCommand(before, done.command, then, at))
}

/** A command that says it takes another one back does just that. */
function requireItsUndo(command: FamilyCommand | SprintCommand, undo: object | null): void {
  const { id: _, undoes: __, ...rest } = command
  if (undo === null || !isSame(rest, undo)) refuse('moved-on')
}

function requireSame(present: object | null, again: () => object | null): void {
  try {
    if (isSame(again(), present)) return
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
  refuse('moved-on')
}

/** Whether two documents say the same, whatever their versions and the order of their lists. */
export function isSame(one: unknown, other: unknown): boolean {
  return text(one) === text(other)
}

function text(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(text).toSorted().join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value)
    .filter(([key, field]) => key !== 'version' && field !== undefined)
    .map(([key, field]) => `${key}:${text(key === 'retrospective' ? begunOrNull(field) : field)}`)
  return `{${fields.toSorted().join()}}`
}

/** A retrospective in which nobody has said anything is none. */
function begunOrNull(retrospective: object | null): object | null {
  if (!retrospective) return null
  const { stage, ...said } = retrospective as Retrospective
  const isBegun =
    stage !== 'feelings' ||
    Object.values(said).some((value) => typeof value === 'number' || (value?.length ?? 0) > 0)
  return isBegun ? retrospective : null
}
