import type { User } from '#core/account/user-schema.ts'
import { randomId } from '#server/platform/random-id.ts'
import { enqueueLetter } from '#server/store/outbox.ts'
import type { OpenTransaction } from '#server/store/schema.ts'

/** Queues the mail with which the account's address is confirmed, or disowned. */
export async function mailVerification(
  trx: OpenTransaction,
  { now }: { now: string },
  { id: userId, profile }: Pick<User, 'id' | 'profile'>,
): Promise<void> {
  const facts = { to: profile.email, userId }
  await enqueueLetter(trx, { id: randomId(), kind: 'verify-email', facts, now })
}
