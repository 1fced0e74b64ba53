import type { Family } from '#core/family/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { acceptInvite as decide, withoutCoParent, type Joined } from '#core/invites/co-parent.ts'
import { openInvite, type Found } from '#core/invites/invite.ts'
import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { deleteFamily, lockFamily } from '#server/store/families.ts'
import { requireRights } from '#server/store/guarded.ts'
import { revokeInvitesOf, saveInvite } from '#server/store/invites.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { moveIn } from '#server/store/co-parents.ts'
import { mailFor } from '#server/http/mail-for.ts'
import { readUser } from '#server/store/users.ts'
import { findInvite } from './find-invite.ts'
import type { Inviting } from './inviting.ts'
import { joinedMail, welcomeMail } from './joined-mails.ts'
import { readOwnFamily } from './read-own-family.ts'
import { saveCoParents } from './save-co-parents.ts'

type Input = {
  inviteId: string
  leaveOwnFamily: boolean
  strict: boolean
  /** How many members a family may have here. */
  membersMax: number
  renewToken: RenewToken
}

/**
 * Lets the signed-in user join the inviter's family (S4.2), all of it or nothing. Of many who accept
 * one invite at once a single one wins (A4): they queue at the family's row.
 */
export function acceptInvite(
  { db, now, user, baseUrl }: Inviting,
  { inviteId, renewToken, ...input }: Input,
): Promise<User> {
  return transaction(db, async (trx) => {
    const seen = await findInvite(trx, inviteId)
    if (isJoined(seen, user)) return user
    const { family } = openInvite(seen, now)
    // Always in one order: two who join each other's families would wait for one another for ever.
    for (const id of [family.id, user.familyId].toSorted()) await lockFamily(trx, id)
    await requireRights(trx) // Afterwards they are in another family.
    const { joined, isNew } = await accept(trx, user.id, { ...input, inviteId, now, baseUrl })
    if (isNew) await renewToken(trx)
    return joined
  })
}

/** Whether the invite has led them here already, such as at their sign-up: saying so again is no news. */
const isJoined = ({ invite, family }: Found, { id, familyId }: User) =>
  invite?.status === 'confirmed' && family?.id === familyId && family.coParents.includes(id)

/**
 * The same for whoever signs up where an invite alone lets them in (A79). Where an invite is for a
 * proven address they are in no family before they have proven theirs, and accepted it then.
 */
export const joinAtSignUp =
  ({ baseUrl, strictInvites: strict }: { baseUrl: string; strictInvites: boolean }) =>
  async (
    trx: OpenTransaction,
    user: User,
    given: { inviteId: string; now: string; membersMax: number },
  ): Promise<User> => {
    if (strict && !user.emailVerified) return user
    const { family } = openInvite(await findInvite(trx, given.inviteId), given.now)
    await lockFamily(trx, family.id)
    const { joined } = await accept(trx, user.id, {
      ...given,
      strict,
      baseUrl,
      leaveOwnFamily: false,
    })
    return joined
  }

type Accepting = Omit<Input, 'renewToken'> & { now: string; baseUrl: string }

/** The families must be the caller's. */
async function accept(
  trx: OpenTransaction,
  userId: string,
  { inviteId, now, baseUrl, ...input }: Accepting,
): Promise<{ joined: User; isNew: boolean }> {
  // Only now everything stands still: whatever was read before may have changed meanwhile.
  const found = await findInvite(trx, inviteId)
  const accepter = (await readUser(trx, userId)) ?? refuse('user-missing')
  const own = await readOwnFamily(trx, accepter)
  const terms = { now, memberId: randomId(), ...input }
  const joined = decide(found, { user: accepter, own }, terms)
  if (!(await saveInvite(trx, joined.invite))) refuse('invite-closed')
  if (joined.family === found.family) return { joined: joined.user, isNew: false }
  await join(trx, joined, { from: accepter, left: own.family, now })
  const sides = {
    invite: joined.invite,
    inviter: found.inviter!,
    accepter: joined.user,
    inviterName: joined.family.familyData.primaryUser.name,
    baseUrl,
  }
  const mails = [
    await mailFor(trx, sides.inviter, () => joinedMail(sides)),
    await mailFor(trx, sides.accepter, () => welcomeMail(sides)),
  ]
  for (const mail of mails) await enqueue(trx, { id: randomId(), payload: mail, now })
  return { joined: joined.user, isNew: true }
}

async function join(
  trx: OpenTransaction,
  { family, user, ownFamily }: Joined,
  { from, left, now }: { from: User; left: Family | null; now: string },
): Promise<void> {
  const keep = ownFamily === 'kept'
  // Somebody was faster in moving this user elsewhere.
  if (!(await moveIn(trx, user, { from: from.familyId, keep, now }))) refuse('unavailable')
  if (ownFamily === 'deleted') await deleteFamily(trx, from.familyId)
  if (ownFamily === 'kept') await revokeInvitesOf(trx, from.familyId)
  const by = user.id
  if (ownFamily === 'left' && left?.coParents.includes(by)) {
    const action = { type: 'leave-family', userId: by } as const
    await saveCoParents(trx, withoutCoParent(left, by), { action, by, now })
  }
  const action = { type: 'join-family', userId: by } as const
  await saveCoParents(trx, family, { action, by, now })
}
