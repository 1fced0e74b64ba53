import type { Receipt } from '#core/contract/receipt.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import type { User } from '#core/contract/user.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { applySprintCommand } from '#core/domain/sprint.ts'
import { requireUndoableInSprint, type DoneToSprint } from '#core/domain/undo.ts'
import { undoOfSprintCommand } from '#core/domain/undo-sprint.ts'
import { refuse } from '#core/refusal.ts'
import { limits } from '#core/limits.ts'
import { runCommand } from '#server/store/run-command.ts'
import type { Database } from '#server/store/schema.ts'
import {
  countSprints,
  deleteSprint,
  insertSprint,
  readSprint,
  saveSprint,
} from '#server/store/sprints.ts'
import { readUndone } from '#server/store/undoable.ts'

/**
 * Applies a command to one sprint of the user's family (S7.6). With `ifVersion` it is refused as
 * stale where the document has moved on (A24), and one that takes another back where that one's
 * effect has.
 */
export function changeSprint(
  { db, now, user }: { db: Database; now: string; user: User },
  sprintId: string,
  command: SprintCommand,
  ifVersion?: number,
): Promise<Receipt> {
  const { familyId, id: userId } = user
  const addressed = { familyId, sprintId, command }
  return runCommand(db, addressed, { userId, now }, async (trx, family) => {
    const before = await readSprint(trx, familyId, sprintId)
    if (before && ifVersion !== undefined && ifVersion !== before.version) {
      refuse('stale-version', { version: before.version })
    }
    const context = { now, userId, memberIds: memberIdsOf(family.familyData) }
    const at = { familyId, sprintId }
    const done = await readUndone<DoneToSprint>(trx, addressed)
    if (done) requireUndoableInSprint({ command, done, sprint: before, at }, context)
    const after = applySprintCommand(before, command, context, at)
    if (!after) await deleteSprint(trx, familyId, sprintId)
    else if (before) await saveSprint(trx, after, before)
    else {
      if ((await countSprints(trx, familyId)) >= limits.sprints) refuse('sprints-full')
      await insertSprint(trx, after)
    }
    const undo = undoOfSprintCommand(before, command, context)
    return { version: after?.version ?? 0, undo }
  })
}
