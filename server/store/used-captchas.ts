import type { Database } from './schema.ts'

/** Marks an answer as used; false where it was used before, also by whoever asks at the same time. */
export async function redeemCaptcha(
  db: Database,
  { id, expiresAt }: { id: string; expiresAt: string },
): Promise<boolean> {
  const row = await db
    .insertInto('usedCaptchas')
    .values({ id, expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
