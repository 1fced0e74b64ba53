import { expressionBuilder, sql } from 'kysely'
import type { Database, Tables } from './schema.ts'
import { readUser } from './users.ts'
import type { User } from '#core/account/user-schema.ts'

/** Notes that somebody came with this account; a warning that it would go is void by that. */
export async function markSeen(db: Database, userId: string, now: string): Promise<void> {
  const user = db.updateTable('users').set({ seenAt: now, idleWarnedAt: null })
  await user.where('id', '=', userId).execute()
}

/** So many in one go: the rest is for the next hour. */
const atOnce = 50
/** So many are looked at by one query, so that others are served in between. */
const page = 50

/** When somebody was last seen, or made the account. */
const seen = (user: string) =>
  sql<string>`coalesce(${sql.ref(`${user}.seenAt`)}, ${sql.ref(`${user}.createdAt`)})`

/**
 * Of the accounts whose owner was not warned, and is not about to be, some whose whole family nobody
 * came to since an instant.
 */
export async function findSilent(db: Database, seenBefore: string): Promise<User[]> {
  const found: string[] = []
  let last: { seen: string; id: string } | undefined
  do {
    const rows = await silentAfter(db, seenBefore, last)
    found.push(...rows.filter(({ isFamilyUsed }) => !isFamilyUsed).map(({ id }) => id))
    last = rows.length === page ? rows.at(-1) : undefined
  } while (last && found.length < atOnce)
  return readAll(db, found.slice(0, atOnce))
}

/** The next ones who did not come since, the longest away first; and whether their family did. */
function silentAfter(db: Database, before: string, last?: { seen: string; id: string }) {
  return db
    .selectFrom('users')
    .select(['users.id', seen('users').as('seen'), familyCame(before).as('isFamilyUsed')])
    .where('users.idleWarnedAt', 'is', null)
    .where(seen('users'), '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.about', '=', sql<string>`'idle-warning ' || users.id`),
        ),
      ),
    )
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(${seen('users')}, users.id) > (${last!.seen}, ${last!.id})`),
    )
    .orderBy(seen('users'))
    .orderBy('users.id')
    .limit(page)
    .execute()
}

/**
 * Some accounts whose owner was warned before an instant, and nobody of the family came since another.
 * Co-parents come first: the family goes with whoever started it.
 */
export async function findForsaken(
  db: Database,
  { seenBefore, warnedBefore }: { seenBefore: string; warnedBefore: string },
): Promise<User[]> {
  const rows = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.idleWarnedAt', '<', warnedBefore)
    .where(seen('users'), '<', seenBefore)
    .where(({ not }) => not(familyCame(seenBefore)))
    .orderBy('users.role') // coParent, then primary
    .orderBy('users.idleWarnedAt')
    .limit(atOnce)
    .execute()
  return readAll(
    db,
    rows.map(({ id }) => id),
  )
}

/** Whether anybody of the user's family came since. */
function familyCame(since: string) {
  const { exists, selectFrom } = expressionBuilder<Tables, 'users'>()
  return exists(
    selectFrom('users as other')
      .select('other.id')
      .whereRef('other.familyId', '=', 'users.familyId')
      .where(seen('other'), '>=', since),
  )
}

async function readAll(db: Database, ids: string[]): Promise<User[]> {
  const users = await Promise.all(ids.map((id) => readUser(db, id)))
  return users.filter((user) => user !== null)
}

/** Whether the owner is still to be warned: nobody of the family came since that instant. */
export async function isSilent(db: Database, userId: string, seenBefore: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('users.id')
    .where('users.id', '=', userId)
    .where('users.idleWarnedAt', 'is', null)
    .where(({ not }) => not(familyCame(seenBefore)))
    .executeTakeFirst()
  return row !== undefined
}

/** Nobody counts as warned any more. */
export async function forgetWarnings(db: Database): Promise<void> {
  const warned = db.updateTable('users').set({ idleWarnedAt: null })
  await warned.where('idleWarnedAt', 'is not', null).execute()
}

/** Notes that the warning has reached its owner's mail server; void where they came back meanwhile. */
export async function markWarned(
  db: Database,
  userId: string,
  { now, seenBefore }: { now: string; seenBefore: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ idleWarnedAt: now })
    .where('id', '=', userId)
    .where(seen('users'), '<', seenBefore)
    .execute()
}
