import type { Invite, NewInvite } from '#core/invites/schema.ts'
import { newInvite, resent, sameAddress } from '#core/invites/invite.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { limits } from '#core/limits.ts'
import type { Services } from '#server/http/route.ts'
import { later } from '#server/platform/clock.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily } from '#server/store/families.ts'
import {
  countInvitesAfter,
  findWaitingInvite,
  insertInvite,
  saveInvite,
} from '#server/store/invites.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { readFamilyUsers } from '#server/store/users.ts'
import type { Mailing } from './inviting.ts'
import { queueInviteMail } from './queue-invite-mail.ts'

const hour = 60 * 60_000

/**
 * Invites somebody into the own family and queues the mail. An address that has an open invite keeps
 * that one; its mail goes out once more where enough time has passed.
 */
export function createInvite(
  { limit, tellOfWayIn, ...mailing }: Mailing & Pick<Services, 'limit' | 'tellOfWayIn'>,
  { timeZone, ...fields }: NewInvite,
): Promise<Invite> {
  const { db, now, user } = mailing
  return transaction(db, async (trx) => {
    if (!(await lockFamily(trx, user.familyId))) refuse('family-missing')
    const invite = newInvite(fields, { inviteId: randomId(), from: user, now })
    const { familyId, toEmail, name } = invite
    await refuseWhoIsIn(trx, familyId, toEmail)
    const waiting = await findWaitingInvite(trx, { familyId, toEmail, now })
    const due = waiting && now >= waiting.resendFrom
    const sent = waiting ? { ...(due ? resent(waiting, now) : waiting), name } : invite
    if (waiting) await saveInvite(trx, sent)
    else {
      const count = await countInvitesAfter(trx, familyId, later(now, -hour))
      if (count >= limits.invitesAnHour) refuse('too-many-invites')
      await limit('inviteByAccount', user.id, trx)
      await insertInvite(trx, sent)
      await tellOfWayIn(trx, user, 'invites')
    }
    if (waiting && !due) return sent
    return queueInviteMail(trx, sent, { ...mailing, timeZone })
  })
}

/** An invite is for somebody who is not in the family yet, least of all for the inviter. */
async function refuseWhoIsIn(trx: OpenTransaction, familyId: string, toEmail: string) {
  const users = await readFamilyUsers(trx, familyId)
  const found = users.find(({ profile }) => sameAddress(profile.email, toEmail))
  if (found) throw new Refusal('member-exists', { field: 'toEmail' })
}
