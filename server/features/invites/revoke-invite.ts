import type { Invite } from '#core/invites/schema.ts'
import { revoked } from '#core/invites/invite.ts'
import { refuse } from '#core/refusal.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { readInvite, saveInvite } from '#server/store/invites.ts'
import type { Database } from '#server/store/schema.ts'

/** Takes an invite back: its link opens nothing any more. Again changes nothing. */
export function revokeInvite(
  db: Database,
  { familyId, inviteId }: { familyId: string; inviteId: string },
): Promise<Invite> {
  return transaction(db, async (trx) => {
    if (!(await lockFamily(trx, familyId))) refuse('family-missing')
    const invite = await readInvite(trx, inviteId)
    if (invite?.familyId !== familyId) refuse('invite-missing')
    const closed = revoked(invite)
    await saveInvite(trx, closed)
    return closed
  })
}
