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
