import type { User } from '#core/account/user-schema.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { enqueueLetter } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'

/** Queues a code by mail that shows who asks, in the place of a password. */
export async function sendCode(
  { db, now }: { db: Database; now: string },
  { id: userId, profile }: User,
): Promise<void> {
  const facts = { to: profile.email, userId }
  await transaction(db, (trx) =>
    enqueueLetter(trx, { id: randomId(), kind: 'confirm', facts, now }),
  )
}
