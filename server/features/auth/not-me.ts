import { refuse } from '#core/refusal.ts'
import { later } from '#server/platform/clock.ts'
import { hashOfToken, newToken } from '#server/platform/one-time-token.ts'
import { transaction } from '#server/store/database.ts'
import { saveToken } from '#server/store/mailed-tokens.ts'
import { readNotMeLink, takeNotMeLink } from '#server/store/not-me-links.ts'
import type { Database } from '#server/store/schema.ts'
import { endForeignMethods } from '#server/store/ways-in.ts'
import { findUserByEmail, lockUser, replaceEmail } from '#server/store/users.ts'

/** So long a new password can be chosen afterwards, in milliseconds; then a mail leads to one. */
const resetLasts = 60 * 60_000

/**
 * Uses the link of a mail up whose reader did not do what it tells of: nobody else keeps a way in, and
 * the account gets the mail's address back where it has another one since. Gives the token for a new
 * password; or refuses with invalid-token, and nothing is changed.
 */
export async function sayNotMe(
  { db, now }: { db: Database; now: string },
  token: string,
): Promise<string> {
  const sought = { hash: hashOfToken(token), now }
  const { userId, email, since } = (await readNotMeLink(db, sought)) ?? refuse('invalid-token')
  return transaction(db, async (trx) => {
    const user = (await lockUser(trx, userId)) ?? refuse('invalid-token')
    if (!(await takeNotMeLink(trx, sought))) refuse('invalid-token')
    await endForeignMethods(trx, user, since)
    const from = user.profile.email
    // Where somebody else has it by now the account stays where it is; its reader chooses the password.
    const isBack = from !== email && !(await findUserByEmail(trx, email))
    if (isBack) await replaceEmail(trx, userId, { from, to: email, verified: true, now })
    const { token: resetToken, hash } = newToken()
    await saveToken(trx, {
      userId,
      purpose: 'reset-password',
      hash,
      email: isBack ? email : from,
      expiresAt: later(now, resetLasts),
    })
    return resetToken
  })
}
