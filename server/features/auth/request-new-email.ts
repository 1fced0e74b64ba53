import type { User } from '#core/contract/user.ts'
import { confirmationLink } from '#core/paths.ts'
import { later } from '#server/platform/clock.ts'
import { newToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { saveToken } from '#server/store/mailed-tokens.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { findUserByEmail } from '#server/store/users.ts'
import { addressInUseMail, newAddressMail } from './change-email-mail.ts'

const lasts = 60 * 60_000

/**
 * Mails a link to the new, lower-cased address; the account keeps its confirmed one until somebody
 * confirms it there (A38). An address that has an account of its own gets a word about that instead.
 */
export async function requestNewEmail(
  { db, now, baseUrl }: { db: Database; now: string; baseUrl: string },
  user: User,
  email: string,
): Promise<void> {
  const owner = await findUserByEmail(db, email)
  if (owner) {
    const told = { id: randomId(), payload: addressInUseMail(owner.profile), now }
    return transaction(db, (trx) => enqueue(trx, told))
  }
  const { token, hash } = newToken()
  const mail = newAddressMail({ ...user.profile, email }, baseUrl + confirmationLink(token))
  await transaction(db, async (trx) => {
    const expiresAt = later(now, lasts)
    await saveToken(trx, { userId: user.id, purpose: 'change-email', hash, email, expiresAt })
    await enqueue(trx, { id: randomId(), payload: mail, now })
  })
}
