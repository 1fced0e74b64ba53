import type { Family } from '#core/contract/family.ts'
import type { User } from '#core/contract/user.ts'
import { withoutCoParent } from '#core/domain/co-parent.ts'
import { familyIdOf } from '#core/domain/family.ts'
import { sameAddress } from '#core/domain/invite.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { lookAfter } from '#server/store/bus.ts'
import { appendAction } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { lockFamily, saveFamily, takeSequence } from '#server/store/families.ts'
import {
  blankChanges,
  deleteMails,
  deleteUser,
  forgetAuthor,
  nobodyId,
} from '#server/store/erasure.ts'
import { requireRights } from '#server/store/guarded.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { readKeptFamilyId } from '#server/store/co-parents.ts'
import { lockUser } from '#server/store/users.ts'
import { endFamily } from './delete-family.ts'
import { accountGoneMail } from './farewell-mails.ts'
import { forgetMember } from './forget-member.ts'

type Context = {
  db: Database
  now: string
  baseUrl: string
  /** What else is written, or nothing at all. */
  alongside?: (trx: OpenTransaction) => Promise<void>
}

/**
 * Deletes an account with everything that is its own, all of it or nothing: the family that its owner
 * started, or their part in the family that they joined and the one they kept for later.
 */
export function deleteAccount({ db, now, baseUrl, alongside }: Context, seen: User): Promise<void> {
  return transaction(db, async (trx) => {
    const user = (await lockAccount(trx, seen)) ?? refuse('user-missing')
    await requireRights(trx) // Afterwards there is nobody to ask about.
    await endAccount(trx, user, { now, baseUrl })
    await alongside?.(trx)
    await enqueue(trx, { id: randomId(), payload: accountGoneMail(user), now })
  })
}

/**
 * Takes the place in the queue of everything that goes with an account, and of these other families;
 * gives it as it is now, null where it is gone. Refuses where it has moved since it was seen.
 */
export async function lockAccount(
  trx: OpenTransaction,
  seen: User,
  alsoFamilies: readonly string[] = [],
): Promise<User | null> {
  const families = [seen.familyId, await keptFamily(trx, seen), ...alsoFamilies]
  // Always in one order, and before any user's row (decision 014).
  for (const id of [...new Set(families)].toSorted()) await lockFamily(trx, id)
  const user = await lockUser(trx, seen.id)
  if (!user) return null
  if (user.familyId !== seen.familyId || user.role !== seen.role) refuse('unavailable')
  return user
}

/** The family that is an account's own, while it lives in another. */
async function keptFamily(trx: OpenTransaction, { id }: User): Promise<string> {
  return (await readKeptFamilyId(trx, id)) ?? familyIdOf(id)
}

/** Deletes an account and what is its own, without a word to its address. To be locked before. */
export async function endAccount(
  trx: OpenTransaction,
  user: User,
  { now, baseUrl }: Pick<Context, 'now' | 'baseUrl'>,
): Promise<void> {
  const { email } = user.profile
  await deleteMails(trx, email, ({ to, text }) => to === email || mentionsAddress(text, email))
  if (user.role === 'coParent') {
    const familyId = await keptFamily(trx, user)
    await leaveForGood(trx, user, now)
    await endFamily(trx, { familyId, now, baseUrl })
  } else await endFamily(trx, { familyId: user.familyId, now, baseUrl })
  await forgetAuthor(trx, user.id)
  await deleteUser(trx, user)
  lookAfter(trx, user.familyId)
}

function mentionsAddress(text: string, email: string): boolean {
  return text.split(/[\s,;:()<>“”]+/).some((word) => sameAddress(word.replace(/[.]$/, ''), email))
}

/** Ends a co-parent's part in a family, as a member and in what the others see of them. */
async function leaveForGood(trx: OpenTransaction, user: User, now: string): Promise<void> {
  const taken = await takeSequence(trx, user.familyId)
  if (!taken) return
  const { family } = taken
  const isIn = family.coParents.includes(user.id)
  const left = await forgotten(trx, isIn ? withoutCoParent(family, user.id) : family, user)
  await saveFamily(trx, left)
  await blankChanges(trx, family.id, { parts: [user.id], isMeant: () => true })
  const action = { type: 'leave-family', userId: nobodyId } as const
  const place = { sequence: taken.sequence, commandId: randomId(), by: nobodyId, now }
  await appendAction(trx, left, { action, ...place })
}

async function forgotten(trx: OpenTransaction, family: Family, user: User): Promise<Family> {
  const isTheirs = ({ email }: { email?: string | undefined }) =>
    email !== undefined && sameAddress(email, user.profile.email)
  const member = family.familyData.adults.find(isTheirs)
  return member ? forgetMember(trx, family, member.id) : family
}
