import type { FamilyCommand } from '#core/contract/family-commands.ts'
import type { Receipt } from '#core/contract/receipt.ts'
import type { User } from '#core/contract/user.ts'
import { applyFamilyCommand } from '#core/domain/family.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { requireUndoable, type DoneToFamily } from '#core/domain/undo.ts'
import { undoOfFamilyCommand } from '#core/domain/undo-family.ts'
import { refuse } from '#core/refusal.ts'
import { saveFamily } from '#server/store/families.ts'
import { runCommand } from '#server/store/run-command.ts'
import type { Database } from '#server/store/schema.ts'
import { readUndone } from '#server/store/undoable.ts'
import { markOnboarded } from '#server/store/users.ts'

/**
 * Applies a command to the family's document (S7.4). With `ifVersion` it is refused as stale where
 * the document has moved on (A24), and one that takes another back where that one's effect has.
 */
export function changeFamily(
  { db, now, user }: { db: Database; now: string; user: User },
  command: FamilyCommand,
  ifVersion?: number,
): Promise<Receipt> {
  const { familyId, id: userId } = user
  const addressed = { familyId, sprintId: null, command } as const
  return runCommand(db, addressed, { userId, now }, async (trx, family) => {
    if (ifVersion !== undefined && ifVersion !== family.version) {
      refuse('stale-version', { version: family.version })
    }
    const context = { now, userId, memberIds: memberIdsOf(family.familyData) }
    const done = await readUndone<DoneToFamily>(trx, addressed)
    if (done) requireUndoable({ command, done, family }, context)
    const next = applyFamilyCommand(family, command, context)
    await saveFamily(trx, next)
    if (command.type === 'complete-onboarding') {
      await markOnboarded(trx, familyId, family.primaryUserId)
    }
    return { version: next.version, undo: undoOfFamilyCommand(family, command, context) }
  })
}
