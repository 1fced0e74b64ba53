import { transaction } from './database.ts'
import { revokeInvitesOf } from './invites.ts'
import { enqueue } from './outbox.ts'
import type { Database } from './schema.ts'

/** The address of the user whom another site's account opens; null where it opens none. */
export async function readLinkedEmail(
  db: Database,
  { providerId, accountId }: { providerId: string; accountId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.userId')
    .select('users.email')
    .where('accounts.providerId', '=', providerId)
    .where('accounts.accountId', '=', accountId)
    .executeTakeFirst()
  return row?.email ?? null
}

/** The user whom an address's owner finds there. */
type Claimed = { id: string; name: string; familyId: string }

/**
 * Gives an account whose address nobody has confirmed to the address's owner (A26). Whoever made it
 * may be a stranger: every way into it, every session and every open invite ends. What `mailFor`
 * gives is sent. Nothing happens where the address is unknown, or confirmed.
 */
export function claimUnconfirmed(
  db: Database,
  { email, now }: { email: string; now: string },
  mailFor: (user: Claimed) => { id: string; payload: unknown },
): Promise<void> {
  return transaction(db, async (trx) => {
    const user = await trx
      .updateTable('users')
      .set({ emailVerified: 1, updatedAt: now })
      .where('email', '=', email)
      .where('emailVerified', '=', 0)
      .returning(['id', 'name', 'familyId', 'role'])
      .executeTakeFirst()
    if (!user) return
    await trx.deleteFrom('accounts').where('userId', '=', user.id).execute()
    await trx.deleteFrom('sessions').where('userId', '=', user.id).execute()
    if (user.role === 'primary') await revokeInvitesOf(trx, user.familyId)
    await enqueue(trx, { ...mailFor(user), now })
  })
}
