import type { User } from '#core/contract/user.ts'
import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import {
  deleteLinkedAccount,
  readLinkedAccounts,
  readPasswordHash,
} from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { lockUser } from '#server/store/users.ts'
import { signInChangedMail } from './account-mails.ts'

type Context = { db: Database; now: string; baseUrl: string; renewToken: RenewToken }

/** Unlinks another site's account and tells the owner; of two at once the last way in stays. */
export function unlinkAccount(
  { db, now, baseUrl, renewToken }: Context,
  { id }: User,
  { provider, name }: { provider: string; name: string },
): Promise<void> {
  return transaction(db, async (trx) => {
    const user = (await lockUser(trx, id)) ?? refuse('user-missing')
    if (!(await deleteLinkedAccount(trx, id, provider))) refuse('way-missing')
    const isOpen =
      (await readPasswordHash(trx, id)) !== null || (await readLinkedAccounts(trx, id)).length > 0
    if (!isOpen) refuse('last-way-in')
    const what = `${name} no longer opens your account.`
    const mail = signInChangedMail(user.profile, { baseUrl, what })
    await enqueue(trx, { id: randomId(), payload: mail, now })
    await renewToken(trx)
  })
}
