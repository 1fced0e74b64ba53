import type { User } from '#core/account/user-schema.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { sanitizeForMail } from '#server/platform/sanitize-for-mail.ts'
import { transaction } from '#server/store/database.ts'
import { isDuplicate } from '#server/store/failures.ts'
import {
  deletePasskey,
  insertPasskey,
  readPasskeysOf,
  type Passkey,
} from '#server/store/passkeys.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { lockUser } from '#server/store/users.ts'
import { signInChanged } from '../account-mails.ts'
import { requireWayIn } from '../require-way-in.ts'
import { warnOwner } from '../warnings.ts'

type Context = { db: Database; now: string; baseUrl: string; renewToken: RenewToken }

type Made = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'> & {
  useUp: (trx: OpenTransaction) => Promise<void>
}

/** Lets a passkey open the user's account, and tells the owner in the same transaction (A60). */
export async function addPasskey(
  { db, now, baseUrl, renewToken }: Context,
  { id: userId }: User,
  { useUp, ...made }: Made,
): Promise<void> {
  try {
    await transaction(db, async (trx) => {
      const user = (await lockUser(trx, userId)) ?? refuse('user-missing')
      await useUp(trx)
      // It may have become another one's address since (A27).
      if (!user.emailVerified) refuse('email-unproven')
      if ((await readPasskeysOf(trx, userId)).length >= limits.passkeys) refuse('list-full')
      const row = { id: randomId(), userId, createdAt: now, usedAt: null }
      await insertPasskey(trx, { ...made, ...row })
      const what = `A passkey opens your account now: “${sanitizeForMail(made.name)}”.`
      await warnOwner(trx, user, { now, ...signInChanged(user.profile, { baseUrl, what }) })
      await renewToken(trx)
    })
  } catch (error) {
    if (isDuplicate(error)) refuse('passkey-failed') // Its device has broken its word.
    throw error
  }
}

/** Removes a passkey and tells the owner; of two at once the last way in stays. */
export function removePasskey(
  { db, now, baseUrl, renewToken }: Context,
  { id: userId }: User,
  id: string,
): Promise<void> {
  return transaction(db, async (trx) => {
    const user = (await lockUser(trx, userId)) ?? refuse('user-missing')
    const name = (await deletePasskey(trx, { id, userId })) ?? refuse('passkey-missing')
    await requireWayIn(trx, userId)
    const what = `The passkey “${sanitizeForMail(name)}” no longer opens your account.`
    await warnOwner(trx, user, { now, ...signInChanged(user.profile, { baseUrl, what }) })
    await renewToken(trx)
  })
}
