import type { Confirmation } from '#core/account/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { refuse } from '#core/refusal.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { transaction } from '#server/store/database.ts'
import { isDuplicate } from '#server/store/failures.ts'
import { deleteTokensOf, readToken, takeToken, type Meant } from '#server/store/mailed-tokens.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import {
  confirmEmail as markConfirmed,
  lockUser,
  readUser,
  replaceEmail,
} from '#server/store/users.ts'
import { warnOwner } from './warnings.ts'

type Context = { db: Database; now: string }

const soughtBy = (token: string, now: string) =>
  ({ purposes: ['verify-email', 'change-email'], hash: hashOfToken(token), now }) as const

/** What the mailed link would confirm, and for which user; refuses with invalid-token if nothing. */
export async function readConfirmation(
  { db, now }: Context,
  token: string,
): Promise<Omit<Confirmation, 'own'> & { userId: string }> {
  const meant = (await readToken(db, soughtBy(token, now))) ?? refuse('invalid-token')
  const { userId, email, purpose } = meant
  const user = await readUser(db, userId)
  if (!user || !stillMeans(meant, user)) refuse('invalid-token')
  return { userId, email, what: purpose === 'verify-email' ? 'account' : 'new-address' }
}

/** A link to a first address is for nothing once that is confirmed, or another one (A37). */
function stillMeans({ purpose, email }: Meant, user: User): boolean {
  return purpose === 'change-email' || (!user.emailVerified && user.profile.email === email)
}

/**
 * Uses the mailed link up: the account's address is confirmed, or the account has the new one that
 * it proves, and the old one is told (A38). All of it, or invalid-token and nothing.
 */
export async function confirmEmail({ db, now }: Context, token: string): Promise<void> {
  const sought = soughtBy(token, now)
  const { userId } = (await readToken(db, sought)) ?? refuse('invalid-token')
  try {
    await transaction(db, async (trx) => {
      const user = (await lockUser(trx, userId)) ?? refuse('invalid-token')
      const meant = (await takeToken(trx, sought)) ?? refuse('invalid-token')
      if (!stillMeans(meant, user)) refuse('invalid-token')
      if (meant.purpose === 'verify-email') await markConfirmed(trx, userId, now)
      else await changeEmail(trx, user, { to: meant.email, now })
    })
  } catch (error) {
    if (isDuplicate(error)) refuse('invalid-token') // Somebody else took the address meanwhile.
    throw error
  }
}

async function changeEmail(
  trx: OpenTransaction,
  user: User,
  { to, now }: { to: string; now: string },
): Promise<void> {
  const from = user.profile.email
  await replaceEmail(trx, user.id, { from, to, verified: true, now })
  // A link for a new password that waits in the old mailbox opens nothing any more.
  await deleteTokensOf(trx, user.id, ['reset-password'])
  await warnOwner(trx, user, { now, happened: { what: 'address-changed' } })
}
