import { refuse } from '#core/refusal.ts'
import { verifyPassword } from '#server/platform/password-hash.ts'
import { readPasswordHash } from '#server/store/accounts.ts'
import type { Database } from '#server/store/schema.ts'

/** Refuses with wrong-password unless this is the user's current one, before anything that matters. */
export async function requirePassword(
  db: Database,
  userId: string,
  password: unknown,
): Promise<void> {
  if (typeof password !== 'string') refuse('wrong-password')
  const hash = await readPasswordHash(db, userId)
  if (!hash || !(await verifyPassword({ hash, password }))) refuse('wrong-password')
}
