import type { User } from '#core/contract/user.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { isDuplicate } from '#server/store/failures.ts'
import { deleteTokensOf } from '#server/store/mailed-tokens.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { findUserByEmail, replaceEmail } from '#server/store/users.ts'
import { addressInUseMail } from './change-email-mail.ts'
import { mailVerification } from './mail-verification.ts'

/**
 * Corrects an address that nobody ever confirmed, at once: a mistyped one may be a stranger's, who
 * could ask for a new password there. The new one gets the mail to confirm it. Where it is somebody's
 * already the account stays as it is, and they are told.
 */
export async function moveUnprovenAccount(
  { db, now, baseUrl }: { db: Database; now: string; baseUrl: string },
  user: User,
  email: string,
): Promise<void> {
  const change = { from: user.profile.email, to: email, verified: false, now }
  try {
    return await transaction(db, async (trx) => {
      if (!(await replaceEmail(trx, user.id, change))) return
      await deleteTokensOf(trx, user.id)
      const moved = { id: user.id, profile: { ...user.profile, email } }
      await mailVerification(trx, { now, baseUrl }, moved)
    })
  } catch (error) {
    if (!isDuplicate(error as Error)) throw error
  }
  const owner = await findUserByEmail(db, email)
  if (!owner) return
  const mail = { id: randomId(), payload: addressInUseMail(owner.profile), now }
  await transaction(db, (trx) => enqueue(trx, mail))
}
