import type { Happening } from '#server/store/outbox.ts'
import type { User } from '#core/account/user-schema.ts'
import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import { transaction } from '#server/store/database.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import {
  deleteSecondFactor,
  insertSecondFactor,
  type SecondFactor,
} from '#server/store/second-factors.ts'
import { lockUser } from '#server/store/users.ts'
import { warnOwner } from '../warnings.ts'

type Context = { db: Database; now: string; renewToken: RenewToken }
type Chosen = Pick<SecondFactor, 'sealed' | 'lastStep'> & { recoveryHashes: readonly string[] }

const changed = (kind: 'codes-on' | 'codes-off' | 'codes-off-by-host'): Happening => ({
  what: 'sign-in-changed',
  change: { kind },
})

/** Has the account ask for codes after its password, and tells the owner in the same transaction. */
export function switchOn(
  { db, now, renewToken }: Context,
  { id: userId }: User,
  { recoveryHashes, ...chosen }: Chosen,
): Promise<void> {
  return transaction(db, async (trx) => {
    const user = (await lockUser(trx, userId)) ?? refuse('user-missing')
    const factor = { userId, createdAt: now, ...chosen }
    if (!(await insertSecondFactor(trx, factor, recoveryHashes))) refuse('second-factor-on')
    await warnOwner(trx, user, { now, happened: changed('codes-on') })
    await renewToken(trx)
  })
}

/** The password is enough again; the owner is told. */
export function switchOff({ db, now, renewToken }: Context, { id: userId }: User): Promise<void> {
  return transaction(db, async (trx) => {
    const user = (await lockUser(trx, userId)) ?? refuse('user-missing')
    if (!(await deleteSecondFactor(trx, userId))) refuse('second-factor-off')
    await warnOwner(trx, user, { now, happened: changed('codes-off') })
    await renewToken(trx)
  })
}

/** Whoever runs the server takes it away from somebody who lost app and paper, and they are told; false where there was none. */
export async function endSecondFactor(
  trx: OpenTransaction,
  { id }: User,
  { now }: { now: string },
): Promise<boolean> {
  const user = await lockUser(trx, id)
  if (!user || !(await deleteSecondFactor(trx, id))) return false
  await warnOwner(trx, user, { now, happened: changed('codes-off-by-host') })
  return true
}
