import type { User } from '#core/account/user-schema.ts'
import { withoutTraceOf } from '#core/invites/co-parent.ts'
import { randomId } from '#server/platform/random-id.ts'
import { lookAfter } from '#server/store/bus.ts'
import { appendAction } from '#server/store/changes.ts'
import { sendHome } from '#server/store/co-parents.ts'
import { saveFamily, takeSequence } from '#server/store/families.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { endFamily } from './delete-family.ts'
import { ownerFoundMail } from './farewell-mails.ts'
import { leaveToHeir, lockWithHeirs } from './leave-to-heir.ts'

type Context = { now: string; baseUrl: string }

/**
 * Takes an account whose address nobody proved out of every family with anybody else in it: whoever
 * proves it now may not be who used it (A63). The others keep the family they know; theirs begins when
 * they first ask for it, where the host takes new ones. Gives the user as they were before, null where they are gone; of a proven account nothing is changed.
 */
export async function startAlone(
  trx: OpenTransaction,
  seen: User,
  { now, baseUrl }: Context,
): Promise<User | null> {
  const locked = await lockWithHeirs(trx, seen)
  if (!locked) return null
  const { user, heirs } = locked
  if (user.emailVerified || (user.role === 'primary' && heirs.length === 0)) return user
  const mail = (heir: User) => ownerFoundMail(heir, baseUrl)
  const left = await leaveToHeir(trx, user, { heirs, now, mail })
  if (left.role === 'coParent') await leave(trx, left, now)
  else await endFamily(trx, { familyId: user.familyId, now, baseUrl })
  return user
}

/** Ends the part of a co-parent who knows nobody there; the member stays, without the address. */
async function leave(trx: OpenTransaction, user: User, now: string): Promise<void> {
  const taken = await takeSequence(trx, user.familyId)
  if (taken) {
    const family = withoutTraceOf(taken.family, user)
    await saveFamily(trx, family)
    const action = { type: 'leave-family', userId: user.id } as const
    const place = { sequence: taken.sequence, commandId: randomId(), by: user.id, now }
    await appendAction(trx, family, { action, ...place })
  }
  await sendHome(trx, user.id)
  lookAfter(trx, user.familyId)
}
