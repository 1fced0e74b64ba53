import type { Database, OpenTransaction } from './schema.ts'

/** Since when whoever runs this server keeps an account closed; null where it is open. */
export async function blockedSince(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('users')
    .select('blockedAt')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.blockedAt ?? null
}

/** Closes an account (an instant), or opens it again (null). */
export async function setBlocked(
  trx: OpenTransaction,
  userId: string,
  blockedAt: string | null,
): Promise<void> {
  await trx.updateTable('users').set({ blockedAt }).where('id', '=', userId).execute()
}

/** What a host may know of an account: nothing of what its family writes. */
export type AccountLine = {
  email: string
  createdAt: string
  seenAt: string | null
  blockedAt: string | null
  emailVerified: number
  role: 'primary' | 'coParent'
}

/** The accounts, those that came last first. */
export function listAccounts(db: Database, { limit }: { limit: number }): Promise<AccountLine[]> {
  return db
    .selectFrom('users')
    .select(['email', 'createdAt', 'seenAt', 'blockedAt', 'emailVerified', 'role'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
