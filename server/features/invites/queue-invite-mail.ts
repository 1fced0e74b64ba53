import type { Invite, ToldInvite } from '#core/invites/schema.ts'
import { toldInvite } from '#core/invites/invite.ts'
import type { User } from '#core/account/user-schema.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { saveInvite } from '#server/store/invites.ts'
import { enqueueLetter } from '#server/store/outbox.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { lockUser } from '#server/store/users.ts'
import type { Mailing } from './inviting.ts'

/**
 * Queues an open invite's mail. It waits until the inviter has confirmed an address of their own:
 * nobody is written to in the name of somebody unknown (A63). Where no mail leaves the host there is
 * nobody to be spared, and the invite is its link.
 */
export async function queueInviteMail(
  trx: OpenTransaction,
  invite: Invite,
  { now, user, sendsMail, timeZone }: Omit<Mailing, 'db'> & { timeZone?: string | undefined },
): Promise<Invite> {
  const { familyId, toEmail: to } = invite
  // As things are now: whoever confirms an address at this moment releases what is queued already.
  const inviter = (await lockUser(trx, user.id)) ?? refuse('user-missing')
  const heldFor = sendsMail && !inviter.emailVerified ? user.id : undefined
  const facts = { to, familyId, timeZone }
  await enqueueLetter(trx, { id: randomId(), kind: 'invite', facts, now, heldFor })
  const queued: Invite = { ...invite, mail: sendsMail ? 'waiting' : 'link' }
  await saveInvite(trx, queued)
  return queued
}

/** The invite as its inviter reads of it. */
export function asToldTo({ emailVerified }: User, invite: Invite): ToldInvite {
  const waits = invite.mail === 'waiting' && !emailVerified
  return toldInvite(waits ? { ...invite, mail: 'unconfirmed' } : invite)
}
