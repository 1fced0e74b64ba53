import type { Invite } from '#core/contract/invite.ts'
import { resent } from '#core/domain/invite.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import { readInvite, saveInvite } from '#server/store/invites.ts'
import { enqueue } from '#server/store/outbox.ts'
import { inviteMail } from './invite-mail.ts'
import type { Inviting } from './inviting.ts'

/** Queues an open invite's mail once more; refused while the last one is too young. */
export function resendInvite(
  { db, now, user, baseUrl }: Inviting,
  { inviteId, timeZone }: { inviteId: string; timeZone?: string | undefined },
): Promise<Invite> {
  return transaction(db, async (trx) => {
    const family = (await lockFamily(trx, user.familyId)) ?? refuse('family-missing')
    const invite = await readInvite(trx, inviteId)
    if (invite?.familyId !== family.id) refuse('invite-missing')
    const sent = resent(invite, now)
    await saveInvite(trx, sent)
    const mail = inviteMail(sent, { family, baseUrl, now, timeZone })
    await enqueue(trx, { id: randomId(), payload: mail, now })
    return sent
  })
}
