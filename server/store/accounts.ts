import type { Database, OpenTransaction } from './schema.ts'

/** How signing in with e-mail and password is called among the providers. */
const byPassword = 'credential'

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
    })
    .onConflict((conflict) =>
      conflict.columns(['providerId', 'accountId']).doUpdateSet({ password: hash, updatedAt: now }),
    )
    .execute()
}

/** An account of another site: which site's, and whom it means there. */
export type SiteAccount = { provider: string; subject: string }

/** The id of the user whom another site's account opens; null where it opens none. */
export async function readLinkedUserId(
  db: Database,
  { provider, subject }: SiteAccount,
): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('userId')
    .where('providerId', '=', provider)
    .where('accountId', '=', subject)
    .executeTakeFirst()
  return row?.userId ?? null
}

/** Lets another site's account open this user; breaks where it opens another one. */
export async function insertLinkedAccount(
  trx: OpenTransaction,
  userId: string,
  { id, provider, subject, now }: SiteAccount & { id: string; now: string },
): Promise<void> {
  const account = { id, userId, accountId: subject, providerId: provider, password: null }
  await trx
    .insertInto('accounts')
    .values({ ...account, createdAt: now, updatedAt: now })
    .execute()
}

/** Ends the user's password, or the accounts of other sites that open them, added from that instant on. */
export async function deleteAccountsOf(
  trx: OpenTransaction,
  userId: string,
  which: 'password' | 'linked',
  since = '',
): Promise<void> {
  await trx
    .deleteFrom('accounts')
    .where('userId', '=', userId)
    .where('providerId', which === 'password' ? '=' : '<>', byPassword)
    .where('createdAt', '>=', since)
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
