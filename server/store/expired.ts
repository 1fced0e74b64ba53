import { sql } from 'kysely'
import { forgetGuests } from './invites.ts'
import { deleteHeld } from './outbox.ts'
import { endCalendarsOfTokens } from './outside-calendars.ts'
import type { Database } from './schema.ts'
import { endWebhooksOfTokens } from './webhooks.ts'

/** So long after its end a family can still see whom an invite was for, in milliseconds. */
const guestsKnownFor = 30 * 24 * 60 * 60_000

/** So long a mail waits for the confirmation of whoever caused it, in milliseconds: as long as an invite. */
const heldFor = 7 * 24 * 60 * 60_000

/** What ends by the clock: its key, and its end. */
const expiring = [
  { table: 'sessions', key: 'id', end: 'expiresAt' },
  { table: 'pendingSignIns', key: 'hash', end: 'expiresAt' },
  { table: 'knownDevices', key: 'hash', end: 'expiresAt' },
  { table: 'mailedTokens', key: 'hash', end: 'expiresAt' },
  { table: 'notMeLinks', key: 'hash', end: 'expiresAt' },
  { table: 'usedOnce', key: 'id', end: 'expiresAt' },
  { table: 'attempts', key: 'key', end: 'endsAt' },
  { table: 'signUpCodes', key: 'id', end: 'expiresAt' },
  { table: 'sharedMembers', key: 'id', end: 'codeEndsAt' },
] as const

/**
 * Deletes what has run out by now and means nothing any more: sessions, links, marks, counts, and
 * whom old invites were for.
 */
export async function deleteExpired(db: Database, now: string): Promise<void> {
  for (const one of expiring) await inPortions((limit) => deleteSome(db, one, { now, limit }))
  await inPortions((limit) => endWebhooksOfTokens(db, { now, limit }))
  await inPortions((limit) => endCalendarsOfTokens(db, { now, limit }))
  const heldSince = new Date(Date.parse(now) - heldFor).toISOString()
  await inPortions((limit) => deleteHeld(db, { before: heldSince, limit }))
  const before = new Date(Date.parse(now) - guestsKnownFor).toISOString()
  await inPortions((limit) => forgetGuests(db, { before, limit }))
}

async function deleteSome(
  db: Database,
  { table, key, end }: (typeof expiring)[number],
  { now, limit }: { now: string; limit: number },
): Promise<number> {
  const [from, id, endsAt] = [sql.table(table), sql.ref(key), sql.ref(end)]
  const ended = sql`select ${id} from ${from} where ${endsAt} <= ${now} limit ${limit}`
  const deletion = sql`delete from ${from} where ${id} in (${ended})`
  return Number((await deletion.execute(db)).numAffectedRows)
}

const portion = 25

/**
 * Does something to so many rows, over and over, until there are no more of them: while SQLite is at
 * work nobody else is served, so it must never be at it for long.
 */
async function inPortions(work: (limit: number) => Promise<number>): Promise<void> {
  while ((await work(portion)) === portion);
}
