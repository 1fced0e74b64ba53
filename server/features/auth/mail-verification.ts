import type { User } from '#core/contract/user.ts'
import { confirmationLink } from '#core/paths.ts'
import { later } from '#server/platform/clock.ts'
import { newToken } from '#server/platform/one-time-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { saveToken } from '#server/store/mailed-tokens.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { verificationMail } from './verification-mail.ts'

const lasts = 60 * 60_000

/** Mails the link with which the account's address is confirmed, or disowned; ends an earlier one. */
export async function mailVerification(
  trx: OpenTransaction,
  { now, baseUrl }: { now: string; baseUrl: string },
  { id, profile }: Pick<User, 'id' | 'profile'>,
): Promise<void> {
  const { email } = profile
  const { token, hash } = newToken()
  const expiresAt = later(now, lasts)
  await saveToken(trx, { userId: id, purpose: 'verify-email', hash, email, expiresAt })
  const mail = verificationMail(profile, baseUrl + confirmationLink(token))
  await enqueue(trx, { id: randomId(), payload: mail, now })
}
