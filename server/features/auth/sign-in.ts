import { email as emailSchema } from '#core/schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { hashPassword, verifyPassword, type HashedFor } from '#server/platform/password-hash.ts'
import { readPasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { findUserByEmail, lockUser } from '#server/store/users.ts'
import type { Factor } from './second-factor/pass-second-factor.ts'

/**
 * Finds the user with this address and password, has the second factor asked for, and does `next` in a
 * transaction. An unknown address is refused like a wrong password, after the same work (A32).
 */
export async function signIn<Result>(
  db: Database,
  { email, password, by }: { email: string; password: string; by: HashedFor },
  passFactor: (account: { userId: string; passwordHash: string }) => Promise<Factor>,
  next: (trx: OpenTransaction, user: User) => Promise<Result>,
): Promise<Result> {
  const isAddress = emailSchema.safeParse(email).success
  const found = isAddress ? await findUserByEmail(db, email) : null
  const hash = await readPasswordHash(db, found?.id ?? '')
  if (hash === null) await hashPassword(password, by)
  if (hash === null || !(await verifyPassword({ hash, password }, by)))
    refuse('invalid-credentials')
  const factor = await passFactor({ userId: found!.id, passwordHash: hash })
  const signedIn = transaction(db, async (trx) => {
    const user = (await lockUser(trx, found!.id)) ?? refuse('invalid-credentials')
    // Another one may have been chosen meanwhile, which ended everything that this one opened.
    if ((await readPasswordHash(trx, user.id)) !== hash) refuse('invalid-credentials')
    await factor.use(trx)
    return next(trx, user)
  })
  try {
    const result = await signedIn
    await factor.onRight()
    return result
  } catch (error) {
    if (error instanceof Refusal && error.code === 'wrong-second-code') await factor.onWrong()
    throw error
  }
}
