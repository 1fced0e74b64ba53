import type { User } from '#core/contract/user.ts'
import { familyIdOf } from '#core/domain/family.ts'
import { refuse } from '#core/refusal.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { readToken, takeToken } from '#server/store/mailed-tokens.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { readFamilyUsers, readUser } from '#server/store/users.ts'
import { endAccount, lockAccount } from './delete-account.ts'
import { ownerGoneMail } from './farewell-mails.ts'
import { holdPlaceOf, moveToHeir } from './hand-over.ts'

type Context = { db: Database; now: string; baseUrl: string }

/**
 * Deletes the account that somebody else made with the address of the mailed link's reader, while
 * nobody has confirmed it (A26). Those who joined its family keep the family: one of them goes on
 * with it. All of it, or invalid-token and nothing.
 */
export function disownAccount({ db, now, baseUrl }: Context, token: string): Promise<void> {
  const sought = { purposes: ['verify-email'], hash: hashOfToken(token), now } as const
  return transaction(db, async (trx) => {
    const { userId } = (await readToken(trx, sought)) ?? refuse('invalid-token')
    const seen = (await readUser(trx, userId)) ?? refuse('invalid-token')
    const heirs = seen.role === 'primary' ? await coParentsOf(trx, seen) : []
    const places = heirs.map(({ id }) => familyIdOf(id))
    const user = (await lockAccount(trx, seen, places)) ?? refuse('invalid-token')
    const meant = (await takeToken(trx, sought)) ?? refuse('invalid-token')
    if (user.emailVerified || user.profile.email !== meant.email) refuse('invalid-token')
    const alone = await leaveToHeir(trx, user, { heirs, now, baseUrl })
    await endAccount(trx, alone, { now, baseUrl })
  })
}

async function coParentsOf(trx: OpenTransaction, { familyId }: User): Promise<User[]> {
  return (await readFamilyUsers(trx, familyId)).filter(({ role }) => role === 'coParent')
}

/** Gives the family to the first co-parent who has room for it, and tells them; the user afterwards. */
async function leaveToHeir(
  trx: OpenTransaction,
  user: User,
  { heirs, now, baseUrl }: { heirs: User[]; now: string; baseUrl: string },
): Promise<User> {
  for (const { id } of heirs) {
    if (!(await holdPlaceOf(trx, id))) continue
    const [, heir] = await moveToHeir(trx, { from: user, toUserId: id, now })
    await enqueue(trx, { id: randomId(), payload: ownerGoneMail(heir, baseUrl), now })
    return { ...user, role: 'coParent', familyId: familyIdOf(id) }
  }
  return user
}
