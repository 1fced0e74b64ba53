import { randomId } from '#server/platform/random-id.ts'
import { deleteAccountsOf, endSessionsOf } from '#server/store/accounts.ts'
import { deleteFeed } from '#server/store/calendar-feeds.ts'
import { transaction } from '#server/store/database.ts'
import { revokeInvitesOf } from '#server/store/invites.ts'
import { deleteTokensOf } from '#server/store/mailed-tokens.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { confirmByEmail } from '#server/store/users.ts'
import { claimedMail } from './claimed-mail.ts'

type Context = { db: Database; now: string; baseUrl: string }

/**
 * Gives an account whose address nobody has confirmed to the address's owner, who comes from another
 * site that has (A26). Whoever made it may be a stranger: every way into it ends, and every session,
 * mailed link, calendar feed and open invite. Nothing happens where the address is unknown, or confirmed.
 */
export function claimAccount(
  { db, now, baseUrl }: Context,
  { email, provider }: { email: string; provider: string },
): Promise<void> {
  return transaction(db, async (trx) => {
    const user = await confirmByEmail(trx, { email, now })
    if (!user) return
    await deleteAccountsOf(trx, user.id)
    await endSessionsOf(trx, user)
    await deleteFeed(trx, user.id)
    await deleteTokensOf(trx, user.id)
    if (user.role === 'primary') await revokeInvitesOf(trx, user.familyId)
    const mail = claimedMail({ ...user.profile, provider, baseUrl })
    await enqueue(trx, { id: randomId(), payload: mail, now })
  })
}
