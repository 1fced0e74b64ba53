import { email as emailSchema } from '#core/contract/scalars.ts'
import type { User } from '#core/contract/user.ts'
import { refuse } from '#core/refusal.ts'
import { hashPassword, verifyPassword, type HashedFor } from '#server/platform/password-hash.ts'
import { readPasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { findUserByEmail, lockUser } from '#server/store/users.ts'
import type { UseCode } from './second-factor/pass-second-factor.ts'

/**
 * Finds the user with this address and password, has the second factor asked for, and does `next` in a
 * transaction. An unknown address is refused like a wrong password, after the same work (A32).
 */
export async function signIn<Result>(
  db: Database,
  { email, password, by }: { email: string; password: string; by: HashedFor },
  passFactor: (userId: string) => Promise<UseCode>,
  next: (trx: OpenTransaction, user: User) => Promise<Result>,
): Promise<Result> {
  const isAddress = emailSchema.safeParse(email).success
  const found = isAddress ? await findUserByEmail(db, email) : null
  const hash = await readPasswordHash(db, found?.id ?? '')
  if (hash === null) await hashPassword(password, by)
  if (hash === null || !(await verifyPassword({ hash, password }, by)))
    refuse('invalid-credentials')
  const useCode = await passFactor(found!.id)
  return transaction(db, async (trx) => {
    const user = (await lockUser(trx, found!.id)) ?? refuse('invalid-credentials')
    // Another one may have been chosen meanwhile, which ended everything that this one opened.
    if ((await readPasswordHash(trx, user.id)) !== hash) refuse('invalid-credentials')
    await useCode(trx)
    return next(trx, user)
  })
}
