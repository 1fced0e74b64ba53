import { PostgresAdapter } from 'kysely'
import { documentOf, textOf } from '#core/lib/json-text.ts'
import type { OutsideProblem } from '#core/words.ts'
import { reachedBy, type AskingForOne } from './reached-by.ts'
import type { Database, OpenTransaction, OutsideCalendarEvent, Tables } from './schema.ts'

type Row = Tables['outsideCalendars']

/** A calendar with what was read of it. */
export type KeptCalendar = Omit<
  Row,
  'familyId' | 'dueAt' | 'etag' | 'login' | 'tokenId' | 'events'
> & {
  events: OutsideCalendarEvent[]
}

/** About what an event takes to be read and told, in bytes. */
export const eventWeight = 100

/** The family’s calendars, in the order in which they were added. */
export async function listOutsideCalendars(
  db: Database,
  familyId: string,
): Promise<KeptCalendar[]> {
  const rows = await db
    .selectFrom('outsideCalendars')
    .select(['id', 'name', 'url', 'addedAt', 'readAt', 'problem', 'events'])
    .where('familyId', '=', familyId)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, events: documentOf(row.events) }))
}

/** The same without what is in them. */
export async function listCalendarNames(
  db: Database,
  familyId: string,
): Promise<Pick<Row, 'id' | 'name' | 'url' | 'addedAt'>[]> {
  return db
    .selectFrom('outsideCalendars')
    .select(['id', 'name', 'url', 'addedAt'])
    .where('familyId', '=', familyId)
    .orderBy('addedAt')
    .orderBy('id')
    .execute()
}

export type NewCalendar = Pick<
  Row,
  'familyId' | 'id' | 'name' | 'url' | 'login' | 'tokenId' | 'addedAt' | 'readAt'
> & {
  events: OutsideCalendarEvent[]
}

/** One by an address is due at once; a file has been read. */
export async function insertCalendar(
  trx: OpenTransaction,
  { events, ...fields }: NewCalendar,
): Promise<void> {
  const dueAt = fields.url === null ? null : fields.addedAt
  const row = { ...fields, dueAt, etag: null, problem: null, events: textOf(events) }
  await trx.insertInto('outsideCalendars').values(row).execute()
}

/** Has one be read as soon as somebody looks; false where it is not there. A file stays as it is. */
export async function makeDue(
  trx: OpenTransaction,
  { now, ...asking }: AskingForOne & { now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('outsideCalendars')
    .set((eb) => ({
      dueAt: eb.case().when('url', 'is', null).then(null).else(now).end(),
      // Once more as a whole.
      etag: null,
    }))
    .where(reachedBy(asking))
    .where('id', '=', asking.id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteCalendar(trx: OpenTransaction, asking: AskingForOne): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('outsideCalendars')
    .where(reachedBy(asking))
    .where('id', '=', asking.id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends so many of those that were added with tokens which have run out; how many. */
export async function endCalendarsOfTokens(
  db: Database,
  { now, limit }: { now: string; limit: number },
): Promise<number> {
  const over = db
    .selectFrom('apiTokens')
    .innerJoin('outsideCalendars', 'outsideCalendars.tokenId', 'apiTokens.id')
    .select(['outsideCalendars.familyId', 'outsideCalendars.id'])
    .where('apiTokens.expiresAt', '<=', now)
    .limit(limit)
  const { numDeletedRows } = await db
    .deleteFrom('outsideCalendars')
    .where((eb) => eb(eb.refTuple('familyId', 'id'), 'in', over.$asTuple('familyId', 'id')))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** A calendar that one server has to itself until its lease ends. */
export type DueCalendar = Pick<Row, 'familyId' | 'id' | 'addedAt' | 'readAt' | 'etag' | 'login'> & {
  url: string
  leaseUntil: string
}

/**
 * Takes the calendar that has been due for longest, of other families than some, so that no other server
 * reads it meanwhile; a list of one, or of none where none is due.
 */
export async function takeDueCalendar(
  db: Database,
  { now, leaseUntil, without }: { now: string; leaseUntil: string; without: readonly string[] },
): Promise<DueCalendar[]> {
  const others = db.getExecutor().adapter instanceof PostgresAdapter
  const due = db
    .selectFrom('outsideCalendars')
    .select(['familyId', 'id'])
    .where('dueAt', '<=', now)
    .$if(without.length > 0, (of) => of.where('familyId', 'not in', without))
    .orderBy('dueAt')
    .limit(1)
    .$if(others, (oldest) => oldest.forUpdate().skipLocked())
  const taken = await db
    .updateTable('outsideCalendars')
    .set({ dueAt: leaseUntil })
    .where((eb) => eb(eb.refTuple('familyId', 'id'), '=', due.$asTuple('familyId', 'id')))
    .returning(['familyId', 'id', 'url', 'login', 'addedAt', 'readAt', 'etag'])
    .executeTakeFirst()
  // Only one with an address is ever due.
  return taken ? [{ ...taken, url: taken.url ?? '', leaseUntil }] : []
}

/** What came of reading: events where there are new ones, or else why there are none. */
export type Reading = { dueAt: string } & (
  | { problem: OutsideProblem }
  | { problem: null; readAt: string; etag: string | null; events?: OutsideCalendarEvent[] }
)

/** Notes it, unless somebody asked for it once more meanwhile, or it is not there any more. */
export async function saveReading(
  db: Database,
  { familyId, id, leaseUntil }: DueCalendar,
  reading: Reading,
): Promise<void> {
  const { events, ...fields } = { events: undefined, ...reading }
  await db
    .updateTable('outsideCalendars')
    .set({ ...fields, ...(events && { events: textOf(events) }) })
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .where('dueAt', '=', leaseUntil)
    .execute()
}

/** Rewrites what the family’s calendars are called, and what is in them. */
export async function rewriteCalendars(
  trx: OpenTransaction,
  familyId: string,
  rewrite: (text: string) => string,
): Promise<void> {
  for (const { id, name, events } of await listOutsideCalendars(trx, familyId)) {
    const next = events.map((event) => ({ ...event, title: rewrite(event.title) }))
    await trx
      .updateTable('outsideCalendars')
      .set({ name: rewrite(name), events: textOf(next) })
      .where('familyId', '=', familyId)
      .where('id', '=', id)
      .execute()
  }
}
