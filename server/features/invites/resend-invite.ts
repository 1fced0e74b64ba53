import type { Invite } from '#core/invites/schema.ts'
import { resent } from '#core/invites/invite.ts'
import { refuse } from '#core/refusal.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { readInvite } from '#server/store/invites.ts'
import type { Mailing } from './inviting.ts'
import { queueInviteMail } from './queue-invite-mail.ts'

/** Queues an open invite's mail once more; refused while the last one is too young. */
export function resendInvite(
  mailing: Mailing,
  { inviteId, timeZone }: { inviteId: string; timeZone?: string | undefined },
): Promise<Invite> {
  const { db, now, user } = mailing
  return transaction(db, async (trx) => {
    const family = (await lockFamily(trx, user.familyId)) ?? refuse('family-missing')
    const invite = await readInvite(trx, inviteId)
    if (invite?.familyId !== family.id) refuse('invite-missing')
    return queueInviteMail(trx, resent(invite, now), { ...mailing, timeZone })
  })
}
