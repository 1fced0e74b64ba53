import type { User } from '#core/account/user-schema.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import { randomId } from '#server/platform/random-id.ts'
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
import { requireWayIn } from '../require-way-in.ts'
import { warnOwner } from '../warnings.ts'

type Context = { db: Database; now: string; renewToken: RenewToken }

type Made = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'> & {
  useUp: (trx: OpenTransaction) => Promise<void>
}

/** Lets a passkey open the user's account, and tells the owner in the same transaction (A60). */
export async function addPasskey(
  { db, now, renewToken }: Context,
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
      const change = { kind: 'passkey-added', name: made.name } as const
      await warnOwner(trx, user, { now, happened: { what: 'sign-in-changed', change } })
      await renewToken(trx)
    })
  } catch (error) {
    if (isDuplicate(error)) refuse('passkey-not-added') // Its device has broken its word.
    throw error
  }
}

/** Removes a passkey and tells the owner; of two at once the last way in stays. */
export function removePasskey(
  { db, now, renewToken }: Context,
  { id: userId }: User,
  id: string,
): Promise<void> {
  return transaction(db, async (trx) => {
    const user = (await lockUser(trx, userId)) ?? refuse('user-missing')
    const name = (await deletePasskey(trx, { id, userId })) ?? refuse('passkey-missing')
    await requireWayIn(trx, userId)
    const change = { kind: 'passkey-removed', name } as const
    await warnOwner(trx, user, { now, happened: { what: 'sign-in-changed', change } })
    await renewToken(trx)
  })
}
