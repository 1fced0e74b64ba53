import type { Database } from './schema.ts'

/** Deletes what has run out by now and means nothing any more: sessions, links, marks, counts. */
export async function deleteExpired(db: Database, now: string): Promise<void> {
  for (const table of ['sessions', 'verifications', 'mailedTokens', 'usedOnce'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<=', now).execute()
  }
  await db.deleteFrom('attempts').where('endsAt', '<=', now).execute()
}
