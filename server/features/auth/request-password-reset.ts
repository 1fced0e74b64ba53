import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { enqueueLetter } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { findUserByEmail } from '#server/store/users.ts'

/** Queues a link for a new password to this lower-cased address, if an account has it (A33). */
export async function requestPasswordReset(
  { db, now }: { db: Database; now: string },
  email: string,
): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (!user) return
  const facts = { to: email, userId: user.id }
  await transaction(db, (trx) =>
    enqueueLetter(trx, { id: randomId(), kind: 'reset-password', facts, now }),
  )
}
