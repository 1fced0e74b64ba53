import type { Database } from './schema.ts'

/**
 * Marks something that counts once as used; false where it was used before, also by whoever asks at
 * the same time. It is forgotten once it has expired, so it must be worthless by then.
 */
export async function markUsed(
  db: Database,
  { id, expiresAt }: { id: string; expiresAt: string },
): Promise<boolean> {
  const row = await db
    .insertInto('usedOnce')
    .values({ id, expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
