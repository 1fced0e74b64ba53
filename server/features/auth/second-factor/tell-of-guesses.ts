import { transaction } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import { readUser } from '#server/store/users.ts'
import { warnOwner } from '../warnings.ts'

type Context = { db: Database; now: string }

/**
 * Tells an owner that somebody has their password and tries codes (A85). Its “This was not me” leads to
 * a new password, with which the owner gets in wherever they are, and nobody else.
 */
export function tellOfGuesses({ db, now }: Context, userId: string): Promise<void> {
  return transaction(db, async (trx) => {
    const user = await readUser(trx, userId)
    if (!user) return
    await warnOwner(trx, user, { now, happened: { what: 'codes-guessed' } })
  })
}
