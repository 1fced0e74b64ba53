import type { FamilyCommand } from '#core/contract/family-commands.ts'
import type { Receipt } from '#core/contract/receipt.ts'
import type { User } from '#core/contract/user.ts'
import { applyFamilyCommand } from '#core/domain/family.ts'
import { memberIdsOf } from '#core/domain/member.ts'
import { refuse } from '#core/refusal.ts'
import { saveFamily } from '#server/store/families.ts'
import { runCommand } from '#server/store/run-command.ts'
import type { Database } from '#server/store/schema.ts'
import { markOnboarded } from '#server/store/users.ts'

/**
 * Applies a command to the family's document (S7.4). With `ifVersion` it is refused as stale where
 * the document has moved on (A24).
 */
export function changeFamily(
  { db, now, user }: { db: Database; now: string; user: User },
  command: FamilyCommand,
  ifVersion?: number,
): Promise<Receipt> {
  const { familyId, id: userId } = user
  return runCommand(
    db,
    { familyId, sprintId: null, command },
    { userId, now },
    async (trx, family) => {
      if (ifVersion !== undefined && ifVersion !== family.version) {
        refuse('stale-version', { version: family.version })
      }
      const memberIds = memberIdsOf(family.familyData)
      const next = applyFamilyCommand(family, command, { now, userId, memberIds })
      await saveFamily(trx, next)
      if (command.type === 'complete-onboarding') {
        await markOnboarded(trx, familyId, family.primaryUserId)
      }
      return next
    },
  )
}
