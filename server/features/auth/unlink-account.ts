import type { User } from '#core/account/user-schema.ts'
import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import { deleteLinkedAccount } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import { lockUser } from '#server/store/users.ts'
import { requireWayIn } from './require-way-in.ts'
import { warnOwner } from './warnings.ts'

type Context = { db: Database; now: string; renewToken: RenewToken }

/** Unlinks another site's account and tells the owner; of two at once the last way in stays. */
export function unlinkAccount(
  { db, now, renewToken }: Context,
  { id }: User,
  { provider, name }: { provider: string; name: string },
): Promise<void> {
  return transaction(db, async (trx) => {
    const user = (await lockUser(trx, id)) ?? refuse('user-missing')
    if (!(await deleteLinkedAccount(trx, id, provider))) refuse('way-missing')
    await requireWayIn(trx, id)
    const change = { kind: 'way-ended', name } as const
    await warnOwner(trx, user, { now, happened: { what: 'sign-in-changed', change } })
    await renewToken(trx)
  })
}
