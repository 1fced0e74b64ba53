import { lookAfter } from './bus.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** The authentication library's name for signing in with e-mail and password. */
const byPassword = 'credential'

/** What only accounts of other sites could have. */
const noTokens = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
}

/** The hash of the user's password; null for somebody who signs in with another account only. */
export async function readPasswordHash(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', userId)
    .where('providerId', '=', byPassword)
    .executeTakeFirst()
  return row?.password ?? null
}

/** Gives the user this password, the first one included. */
export async function savePasswordHash(
  trx: OpenTransaction,
  userId: string,
  { id, hash, now }: { id: string; hash: string; now: string },
): Promise<void> {
  const changed = await trx
    .updateTable('accounts')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', userId)
    .where('providerId', '=', byPassword)
    .returning('id')
    .execute()
  if (changed.length > 0) return
  await trx
    .insertInto('accounts')
    .values({
      id,
      userId,
      accountId: userId,
      providerId: byPassword,
      password: hash,
      createdAt: now,
      updatedAt: now,
      ...noTokens,
    })
    .execute()
}

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

/** Ends every way to sign in as this user. */
export async function deleteAccountsOf(trx: OpenTransaction, userId: string): Promise<void> {
  await trx.deleteFrom('accounts').where('userId', '=', userId).execute()
}

/** Unlinks every other account that could sign in as this user. */
export async function deleteLinkedAccounts(trx: OpenTransaction, userId: string): Promise<void> {
  await trx
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .where('providerId', '<>', byPassword)
    .execute()
}

/** The accounts of other sites that open this one, in the order in which they were linked. */
export function readLinkedAccounts(
  db: Database,
  userId: string,
): Promise<{ provider: string; since: string }[]> {
  return db
    .selectFrom('accounts')
    .select(['providerId as provider', 'createdAt as since'])
    .where('userId', '=', userId)
    .where('providerId', '<>', byPassword)
    .orderBy('createdAt')
    .execute()
}

/** Unlinks one site's account; false where there is none. */
export async function deleteLinkedAccount(
  trx: OpenTransaction,
  userId: string,
  providerId: string,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .where('providerId', '=', providerId)
    .where('providerId', '<>', byPassword)
    .returning('id')
    .execute()
  return gone.length > 0
}

type Whose = { id: string; familyId: string }

/** Signs the user out everywhere, or everywhere else; their live streams end within a moment. */
export async function endSessionsOf(
  trx: OpenTransaction,
  { id, familyId }: Whose,
  { except }: { except?: string } = {},
): Promise<void> {
  const sessions = trx.deleteFrom('sessions').where('userId', '=', id)
  await (except ? sessions.where('id', '<>', except) : sessions).execute()
  lookAfter(trx, familyId)
}

/** Signs one device of the user out; false where it is not theirs, or signed out already. */
export async function endSession(
  trx: OpenTransaction,
  { id, familyId }: Whose,
  sessionId: string,
): Promise<boolean> {
  const gone = await trx
    .deleteFrom('sessions')
    .where('userId', '=', id)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  lookAfter(trx, familyId)
  return gone !== undefined
}

/** Where the user is signed in, the latest first. */
export function readSessionsOf(
  db: Database,
  { userId, now, limit }: { userId: string; now: string; limit: number },
) {
  return db
    .selectFrom('sessions')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
