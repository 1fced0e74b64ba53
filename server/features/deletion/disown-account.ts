import { refuse } from '#core/refusal.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { transaction } from '#server/store/database.ts'
import { readToken, takeToken } from '#server/store/mailed-tokens.ts'
import type { Database } from '#server/store/schema.ts'
import { readUser } from '#server/store/users.ts'
import { endAccount } from './delete-account.ts'
import { ownerGoneMail } from './farewell-mails.ts'
import { leaveToHeir, lockWithHeirs } from './leave-to-heir.ts'

type Context = { db: Database; now: string; baseUrl: string }

/**
 * Deletes the account that somebody else made with the address of the mailed link's reader, while
 * nobody has confirmed it (A26). Those who joined its family keep the family: one of them goes on
 * with it. All of it, or invalid-token and nothing.
 */
export function disownAccount({ db, now, baseUrl }: Context, token: string): Promise<void> {
  const sought = { purposes: ['verify-email'], hash: hashOfToken(token), now } as const
  return transaction(db, async (trx) => {
    const { userId } = (await readToken(trx, sought)) ?? refuse('invalid-token')
    const seen = (await readUser(trx, userId)) ?? refuse('invalid-token')
    const { user, heirs } = (await lockWithHeirs(trx, seen)) ?? refuse('invalid-token')
    const meant = (await takeToken(trx, sought)) ?? refuse('invalid-token')
    if (user.emailVerified || user.profile.email !== meant.email) refuse('invalid-token')
    const alone = await leaveToHeir(trx, user, {
      heirs,
      now,
      mail: (heir) => ownerGoneMail(heir, baseUrl),
    })
    await endAccount(trx, alone, { now, baseUrl })
  })
}
