import { refuse } from '#core/refusal.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { accountHash, hashPassword } from '#server/platform/password-hash.ts'
import { randomId } from '#server/platform/random-id.ts'
import { savePasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { readToken, takeToken } from '#server/store/mailed-tokens.ts'
import type { Database } from '#server/store/schema.ts'
import { confirmEmail, lockUser, readUser } from '#server/store/users.ts'
import { endAndList } from '#server/store/ways-in.ts'
import type { StartAlone } from './open-with-site.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { namedWays } from './sign-in-method-words.ts'
import { warnOwner } from './warnings.ts'

type Context = {
  db: Database
  now: string
  baseUrl: string
  passwordMin: number
  startAlone: StartAlone
  /** Names of other sites by their ids. */
  siteNames: ReadonlyMap<string, string>
}

/**
 * Sets a new password with the mailed link, once; ends what else opens the account (A61), and tells
 * the owner what is left (A35, A36). Gives the account's address. All of it happens, or nothing.
 */
export async function resetPassword(
  { db, now, baseUrl, passwordMin, startAlone, siteNames }: Context,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<string> {
  requireGoodPassword(newPassword, passwordMin)
  const sought = { purposes: ['reset-password'], hash: hashOfToken(token), now } as const
  const { userId: owner } = (await readToken(db, sought)) ?? refuse('invalid-token')
  // Before the transaction: nobody else should wait for this work.
  const hash = await hashPassword(newPassword, accountHash(owner))
  return transaction(db, async (trx) => {
    const { userId } = (await readToken(trx, sought)) ?? refuse('invalid-token')
    const seen = (await readUser(trx, userId)) ?? refuse('invalid-token')
    // Whoever began an unproven account may be a stranger to the link's reader (A63).
    const user = seen.emailVerified
      ? await lockUser(trx, userId)
      : await startAlone(trx, seen, { now, baseUrl })
    const { email } = (await takeToken(trx, sought)) ?? refuse('invalid-token')
    if (user?.profile.email !== email) refuse('invalid-token')
    const occasion = user.emailVerified ? 'reset' : 'first-proof'
    const listed = namedWays(await endAndList(trx, user, occasion, { now }), siteNames)
    await savePasswordHash(trx, userId, { id: randomId(), hash, now })
    await confirmEmail(trx, userId, now)
    const what = user.emailVerified ? 'password-reset' : 'first-password'
    await warnOwner(trx, user, { now, happened: { what, ...listed } })
    return email
  })
}
