import { refuse } from '#core/refusal.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { hashPassword } from '#server/platform/password-hash.ts'
import { randomId } from '#server/platform/random-id.ts'
import { deleteLinkedAccounts, endSessionsOf, savePasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { deleteFeed } from '#server/store/calendar-feeds.ts'
import { deleteTokensOf, readToken, takeToken } from '#server/store/mailed-tokens.ts'
import { revokeInvitesOf } from '#server/store/invites.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { confirmEmail, readUser } from '#server/store/users.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { passwordChangedMail } from './reset-mail.ts'

type Context = { db: Database; now: string; baseUrl: string; passwordMin: number }

/**
 * Sets a new password with the mailed link, once; ends every session and link, and tells the owner
 * (A35, A36). Gives the account's address. All of it happens, or nothing.
 */
export async function resetPassword(
  { db, now, baseUrl, passwordMin }: Context,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<string> {
  requireGoodPassword(newPassword, passwordMin)
  const sought = { purposes: ['reset-password'], hash: hashOfToken(token), now } as const
  if (!(await readToken(db, sought))) refuse('invalid-token')
  // Before the transaction: nobody else should wait for this work.
  const hash = await hashPassword(newPassword)
  return transaction(db, async (trx) => {
    const { userId, email } = (await takeToken(trx, sought)) ?? refuse('invalid-token')
    const user = (await readUser(trx, userId)) ?? refuse('invalid-token')
    await savePasswordHash(trx, userId, { id: randomId(), hash, now })
    await endSessionsOf(trx, user)
    await deleteTokensOf(trx, userId)
    // Whoever began this account never proved to have its address, as the link's reader just did:
    // no other way in that they may have left stays open.
    if (!user.emailVerified) {
      await deleteFeed(trx, userId)
      await deleteLinkedAccounts(trx, userId)
      if (user.role === 'primary') await revokeInvitesOf(trx, user.familyId)
    }
    await confirmEmail(trx, userId, now)
    const mail = passwordChangedMail(user.profile, { baseUrl, firstProof: !user.emailVerified })
    await enqueue(trx, { id: randomId(), payload: mail, now })
    return email
  })
}
