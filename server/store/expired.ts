import { forgetGuests } from './invites.ts'
import type { Database } from './schema.ts'

/** So long after its end a family can still see whom an invite was for, in milliseconds. */
const guestsKnownFor = 30 * 24 * 60 * 60_000

/**
 * Deletes what has run out by now and means nothing any more: sessions, links, marks, counts, and
 * whom old invites were for.
 */
export async function deleteExpired(db: Database, now: string): Promise<void> {
  for (const table of ['sessions', 'verifications', 'mailedTokens', 'usedOnce'] as const) {
    await db.deleteFrom(table).where('expiresAt', '<=', now).execute()
  }
  await db.deleteFrom('attempts').where('endsAt', '<=', now).execute()
  await forgetGuests(db, new Date(Date.parse(now) - guestsKnownFor).toISOString())
}
