import type { User } from '#core/account/user-schema.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { deleteTokensOf } from '#server/store/mailed-tokens.ts'
import { enqueue, enqueueLetter } from '#server/store/outbox.ts'
import { mailFor } from '#server/http/mail-for.ts'
import type { Database } from '#server/store/schema.ts'
import { findUserByEmail } from '#server/store/users.ts'
import { addressInUseMail } from './change-email-mail.ts'

/**
 * Mails a link to the new, lower-cased address; the account keeps its confirmed one until somebody
 * confirms it there (A38). An address that has an account of its own gets a word about that instead.
 */
export async function requestNewEmail(
  { db, now }: { db: Database; now: string },
  user: User,
  email: string,
): Promise<void> {
  const owner = await findUserByEmail(db, email)
  await transaction(db, async (trx) => {
    if (owner) {
      const payload = await mailFor(trx, owner, () => addressInUseMail(owner.profile))
      await enqueue(trx, { id: randomId(), payload, now })
      return
    }
    // Another address may have been asked for by mistake: its link opens nothing from now on.
    await deleteTokensOf(trx, user.id, ['change-email'])
    const facts = { to: email, userId: user.id }
    await enqueueLetter(trx, { id: randomId(), kind: 'change-email', facts, now })
  })
}
