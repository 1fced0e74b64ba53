import { publicPaths } from '#core/paths.ts'
import { later } from '#server/platform/clock.ts'
import { newToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { saveToken } from '#server/store/mailed-tokens.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { findUserByEmail } from '#server/store/users.ts'
import { resetMail } from './reset-mail.ts'

const lasts = 60 * 60_000

/** Mails a link for a new password to this lower-cased address, if an account has it (A33). */
export async function requestPasswordReset(
  { db, now, baseUrl }: { db: Database; now: string; baseUrl: string },
  email: string,
): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (!user) return
  const { token, hash } = newToken()
  const mail = resetMail(user.profile, `${baseUrl}${publicPaths.resetPassword}?token=${token}`)
  await transaction(db, async (trx) => {
    const expiresAt = later(now, lasts)
    await saveToken(trx, { userId: user.id, purpose: 'reset-password', hash, email, expiresAt })
    await enqueue(trx, { id: randomId(), payload: mail, now })
  })
}
