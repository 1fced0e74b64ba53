import { sql } from 'kysely'
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
/** So many are looked at by one query, so that others are served in between. */
const page = 200

type Silence = {
  seenBefore: string
  /** When they must have been warned before; null for those whom nobody has warned yet. */
  warnedBefore: string | null
}

/**
 * Accounts whose whole family nobody came to since an instant: those that nobody was warned of yet,
 * or those whose owner was, before another instant.
 */
export async function findIdle(db: Database, silence: Silence): Promise<User[]> {
  const found: string[] = []
  let last: { seen: string; id: string } | undefined
  do {
    const rows = await silentAfter(db, silence.seenBefore, last)
    const idle = rows.filter((row) => !row.isFamilyUsed && isMeant(row, silence))
    found.push(...idle.map(({ id }) => id))
    last = rows.length === page ? rows.at(-1) : undefined
  } while (last && found.length < atOnce)
  const users = await Promise.all(found.slice(0, atOnce).map((id) => readUser(db, id)))
  return users.filter((user) => user !== null)
}

function isMeant({ idleWarnedAt: at }: { idleWarnedAt: string | null }, { warnedBefore }: Silence) {
  return warnedBefore === null ? at === null : at !== null && at < warnedBefore
}

const seen = (user: string) =>
  sql<string>`coalesce(${sql.ref(`${user}.seenAt`)}, ${sql.ref(`${user}.createdAt`)})`

/** The next ones who did not come since, the longest away first; and whether their family did. */
function silentAfter(db: Database, before: string, last: { seen: string; id: string } | undefined) {
  return db
    .selectFrom('users')
    .select(({ exists, selectFrom }) => [
      'users.id',
      'users.idleWarnedAt',
      seen('users').as('seen'),
      exists(
        selectFrom('users as other')
          .select('other.id')
          .whereRef('other.familyId', '=', 'users.familyId')
          .where(seen('other'), '>=', before),
      ).as('isFamilyUsed'),
    ])
    .where(seen('users'), '<', before)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(${seen('users')}, users.id) > (${last!.seen}, ${last!.id})`),
    )
    .orderBy(seen('users'))
    .orderBy('users.id')
    .limit(page)
    .execute()
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
