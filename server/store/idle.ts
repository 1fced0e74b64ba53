import type { Database } from './schema.ts'
import { readUser } from './users.ts'
import type { User } from '#core/contract/user.ts'

/** Notes that somebody came with this account; a warning that it would go is void by that. */
export async function markSeen(db: Database, userId: string, now: string): Promise<void> {
  const user = db.updateTable('users').set({ seenAt: now, idleWarnedAt: null })
  await user.where('id', '=', userId).execute()
}

/** So many in one go: the rest is for the next hour. */
const atOnce = 50

/**
 * Accounts whose whole family nobody came to since an instant: those that nobody was warned of yet,
 * or those whose owner was, before another instant.
 */
export async function findIdle(
  db: Database,
  { seenBefore, warnedBefore }: { seenBefore: string; warnedBefore: string | null },
): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where((eb) => eb(eb.fn.coalesce('users.seenAt', 'users.createdAt'), '<', seenBefore))
    .where(({ not, exists, selectFrom }) => {
      const others = selectFrom('users as other')
        .select('other.id')
        .whereRef('other.familyId', '=', 'users.familyId')
      return not(
        exists(
          others.where((eb) =>
            eb(eb.fn.coalesce('other.seenAt', 'other.createdAt'), '>=', seenBefore),
          ),
        ),
      )
    })
    .where((eb) =>
      warnedBefore === null
        ? eb('users.idleWarnedAt', 'is', null)
        : eb('users.idleWarnedAt', '<', warnedBefore),
    )
    .orderBy('users.id')
    .limit(atOnce)
    .execute()
  const users = await Promise.all(rows.map(({ id }) => readUser(db, id)))
  return users.filter((user) => user !== null)
}

/** Notes that the owner is being told; false where they came back, or were told, meanwhile. */
export async function markWarned(db: Database, userId: string, now: string): Promise<boolean> {
  const row = await db
    .updateTable('users')
    .set({ idleWarnedAt: now })
    .where('id', '=', userId)
    .where('idleWarnedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
