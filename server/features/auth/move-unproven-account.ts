import type { User } from '#core/account/user-schema.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { isDuplicate } from '#server/store/failures.ts'
import { deleteTokensOf } from '#server/store/mailed-tokens.ts'
import { endNotMeLinksSince } from '#server/store/not-me-links.ts'
import { enqueue } from '#server/store/outbox.ts'
import { mailFor } from '#server/http/mail-for.ts'
import type { Database } from '#server/store/schema.ts'
import { findUserByEmail, replaceEmail } from '#server/store/users.ts'
import { addressInUseMail } from './change-email-mail.ts'
import { mailVerification } from './mail-verification.ts'

/**
 * Corrects an address that nobody ever confirmed, at once: a mistyped one may be a stranger's, who
 * could ask for a new password there. The new one gets the mail to confirm it. Where it is somebody's
 * already the account stays as it is; they are told once its own address is confirmed.
 */
export async function moveUnprovenAccount(
  { db, now }: { db: Database; now: string },
  user: User,
  email: string,
): Promise<void> {
  const change = { from: user.profile.email, to: email, verified: false, now }
  try {
    return await transaction(db, async (trx) => {
      if (!(await replaceEmail(trx, user.id, change))) return
      await deleteTokensOf(trx, user.id)
      // Nor is what was told to the first one: "This was not me" would bring the account back to whoever
      // reads it, even from the new one's owner (A63).
      await endNotMeLinksSince(trx, user.id, '')
      const moved = { id: user.id, profile: { ...user.profile, email } }
      await mailVerification(trx, { now }, moved)
    })
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  const owner = await findUserByEmail(db, email)
  if (!owner) return
  // Nobody writes to others before an address of their own is confirmed (A63).
  const payload = await mailFor(db, owner, () => addressInUseMail(owner.profile))
  const mail = { id: randomId(), payload, now, heldFor: user.id }
  await transaction(db, async (trx) => void (await enqueue(trx, mail)))
}
