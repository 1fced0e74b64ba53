import { memberActor, wallActor } from '../commands/actor.ts'
import type { Addressed, Documents } from '../commands/documents.ts'
import type { Purpose } from './schema.ts'
import type { ErrorCode } from '../errors.ts'
import { familyRuleOf, sprintRuleOf } from '../log/rules.ts'
import { roundOf } from '../sprint/rounds.ts'

/** Whose act a command of a paired device is; null where it is nobody’s alone. */
export function doneAs({ sprintId, command }: Addressed, { sprints }: Documents): string | null {
  if (sprintId === null) return familyRuleOf(command).by?.(command) ?? null
  const sprint = sprints.find(({ id }) => id === sprintId) ?? null
  return sprintRuleOf(command).by?.(command, sprint) ?? null
}

/** What nobody does alone, and the family does at the wall: end its stand-up, say who is away. */
const isOfWall = ({ sprintId, command }: Addressed): boolean =>
  sprintId !== null && (sprintRuleOf(command).atWall?.(command) ?? false)

/** A device, and whether it is in its member’s other home. */
type Device = { purpose: Purpose; isVisitor: boolean }

/** In whose name a command of a device stands in the log: what all do together at the wall, in the wall’s. */
export function actorOf(
  { purpose, isVisitor }: Device,
  addressed: Addressed,
  documents: Documents,
): string {
  const isOfAll = purpose.kind === 'wall' && isTogether(addressed, documents)
  const as = isOfAll ? null : doneAs(addressed, documents)
  return as === null ? wallActor : memberActor(as, isVisitor ? 'visitor' : 'device')
}

function isTogether({ sprintId, command }: Addressed, { sprints }: Documents): boolean {
  if (command.type !== 'tick') return false
  const tasks = sprints.find(({ id }) => id === sprintId)?.tasks ?? []
  return tasks.find(({ id }) => id === command.taskId)?.sharing === 'together'
}

/** A device knows of fewer check-ins than there were, and of those of long ago by their number alone. */
const slack = 200

/** Whether it says of a check-in that it is one of much later: all that follow would count on from there. */
function isAhead({ command }: Addressed, { sprints }: Documents): boolean {
  if (command.type !== 'answer-stand-up' || command.round === undefined) return false
  return command.round > slack + roundOf({ kind: 'stand-up', date: command.date }, sprints)
}

/**
 * Why a device may not do this, or null where it may (A77): on a member’s own device their own ticks,
 * answers, topics and thanks, on the wall everybody’s, and what ends a stand-up; never a plan, and
 * never taking back by the log. `documents` are the family’s, or the device’s view of them.
 */
export function pairedRefusal(
  purpose: Purpose,
  addressed: Addressed,
  documents: Documents,
): ErrorCode | null {
  const { sprintId, command } = addressed
  if (command.undoes !== undefined) return 'not-for-device'
  const as = doneAs(addressed, documents)
  const isOurs =
    purpose.kind === 'member' ? as === purpose.memberId : as !== null || isOfWall(addressed)
  if (!isOurs || isAhead(addressed, documents)) return 'not-for-device'
  if (sprintId === null) return null
  const sprint = documents.sprints.find(({ id }) => id === sprintId)
  if (!sprint) return 'sprint-missing'
  return sprint.plannedAt === null ? 'not-for-device' : null
}
