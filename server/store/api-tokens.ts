import { sql } from 'kysely'
import type { ApiToken } from '#core/programs/api-token-schema.ts'
import type { User } from '#core/account/user-schema.ts'
import { lookAfter } from './bus.ts'
import { compiled } from './compiled.ts'
import { isPostgres } from './dialect.ts'
import type { Database, OpenTransaction } from './schema.ts'
import { userColumns, userOf } from './users.ts'

const columns = ['id', 'name', 'scope', 'createdAt', 'expiresAt', 'usedAt'] as const

/** What somebody's programs act by, the oldest first. */
export function readApiTokens(db: Database, userId: string): Promise<ApiToken[]> {
  return db
    .selectFrom('apiTokens')
    .select(columns)
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** A new one; the user's row must be the caller's. */
export async function insertApiToken(
  trx: OpenTransaction,
  token: ApiToken & { hash: string; userId: string; familyId: string },
): Promise<void> {
  await trx.insertInto('apiTokens').values(token).execute()
}

/** How many of somebody's tokens have not ended; those that have make room. */
export async function countApiTokens(
  trx: OpenTransaction,
  userId: string,
  now: string,
): Promise<number> {
  const own = trx.deleteFrom('apiTokens').where('userId', '=', userId)
  await own.where('expiresAt', '<=', now).execute()
  const { count } = await trx
    .selectFrom('apiTokens')
    .select(sql<number | string>`count(*)`.as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

type Whose = Pick<User, 'id' | 'familyId'>

/** Withdraws one; its streams end within a moment. False where it is not theirs. */
export async function deleteApiToken(
  trx: OpenTransaction,
  { id: userId, familyId }: Whose,
  id: string,
): Promise<boolean> {
  const own = trx.deleteFrom('apiTokens').where('userId', '=', userId)
  const gone = await own.where('id', '=', id).returning('id').executeTakeFirst()
  lookAfter(trx, familyId)
  return gone !== undefined
}

/** Withdraws all of somebody's: they have lost their account, or left the family (A77). */
export async function endApiTokensOf(trx: OpenTransaction, userId: string): Promise<void> {
  const all = trx.deleteFrom('apiTokens').where('userId', '=', userId)
  const gone = await all.returning('familyId').execute()
  for (const familyId of new Set(gone.map((one) => one.familyId))) lookAfter(trx, familyId)
}

/** A token with whose it is; good in the family that it was made in alone. */
export type FoundToken = { user: User } & Pick<
  ApiToken,
  'id' | 'scope' | 'createdAt' | 'expiresAt' | 'usedAt'
>

const byHash = compiled(['hash'], (db, { hash }) =>
  db
    .selectFrom('apiTokens')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'apiTokens.userId')
        .onRef('users.familyId', '=', 'apiTokens.familyId'),
    )
    .select([
      ...userColumns,
      'apiTokens.id as tokenId',
      'apiTokens.scope',
      'apiTokens.createdAt',
      'apiTokens.expiresAt',
      'apiTokens.usedAt',
    ])
    .where('apiTokens.hash', '=', hash),
)

const isOver = (expiresAt: string | null, now: string) => expiresAt !== null && expiresAt <= now

/** The token of this hash; null where it was withdrawn, has ended, or never was. */
export async function readApiToken(
  db: Database,
  hash: string,
  now: string,
): Promise<FoundToken | null> {
  const [row] = await byHash(db, { hash })
  if (!row || isOver(row.expiresAt, now)) return null
  const { tokenId: id, scope, createdAt, expiresAt, usedAt } = row
  return { user: userOf(row), id, scope, createdAt, expiresAt, usedAt }
}

const held = compiled(['tokenId'], (db, { tokenId }) =>
  db
    .selectFrom('apiTokens')
    .innerJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'apiTokens.userId')
        .onRef('users.familyId', '=', 'apiTokens.familyId'),
    )
    .select([...userColumns, 'apiTokens.expiresAt'])
    .where('apiTokens.id', '=', tokenId)
    // Until the end of a transaction nobody withdraws it or moves its user.
    .$if(isPostgres(db), (query) => query.forShare()),
)

/** The user of a token that is good at this moment, or null; stays so within a transaction. */
export async function holdApiToken(
  db: Database,
  tokenId: string,
  now: string,
): Promise<User | null> {
  const [row] = await held(db, { tokenId })
  return row && !isOver(row.expiresAt, now) ? userOf(row) : null
}

/** Notes, to the day, that a token was used. */
export async function markTokenUsed(db: Database, id: string, now: string): Promise<void> {
  await db.updateTable('apiTokens').set({ usedAt: now }).where('id', '=', id).execute()
}
