import { hashOfToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { isDuplicate } from '#server/store/failures.ts'
import { deleteTokensOf, readToken } from '#server/store/mailed-tokens.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { readUser, replaceEmail } from '#server/store/users.ts'
import { addressChangedMail } from './change-email-mail.ts'

/**
 * Gives the account the address that the mailed link proves, and tells the old one (A38). True where
 * the account has it now: following the link again, as mail scanners do first, changes nothing more.
 */
export async function confirmNewEmail(
  { db, now }: { db: Database; now: string },
  token: string,
): Promise<boolean> {
  const hash = hashOfToken(token)
  try {
    return await transaction(db, async (trx) => confirm(trx, { hash, now }))
  } catch (error) {
    if (isDuplicate(error as Error)) return false // Somebody else took the address meanwhile.
    throw error
  }
}

async function confirm(
  trx: OpenTransaction,
  { hash, now }: { hash: string; now: string },
): Promise<boolean> {
  const token = await readToken(trx, { purpose: 'change-email', hash, now })
  const user = token && (await readUser(trx, token.userId))
  if (!user) return false
  const from = user.profile.email
  if (from === token.email) return true
  if (await replaceEmail(trx, user.id, { from, to: token.email, verified: true, now })) {
    // A link for a new password that waits in the old mailbox opens nothing any more.
    await deleteTokensOf(trx, user.id, ['reset-password'])
    await enqueue(trx, { id: randomId(), payload: addressChangedMail(user.profile), now })
    return true
  }
  return (await readUser(trx, user.id))?.profile.email === token.email
}
