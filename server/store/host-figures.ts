import { sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import { countWaiting } from './outbox.ts'
import { readHostValues, saveHostValue } from './host-values.ts'
import { countSamples } from './samples.ts'
import type { Database } from './schema.ts'

/**
 * The whole database in numbers: its kind, its size in bytes, how many accounts and families, without
 * those that are lent to look around.
 */
export async function readFigures(db: Database) {
  const [size, accounts, families, samples] = await Promise.all([
    sizeOf(db),
    countUsers(db),
    countFamilies(db),
    countSamples(db),
  ])
  const database = isPostgres(db) ? ('PostgreSQL' as const) : ('SQLite' as const)
  return { database, size, accounts: accounts - samples, families: families - samples }
}

async function sizeOf(db: Database): Promise<number> {
  const size = isPostgres(db)
    ? sql<number>`pg_database_size(current_database())`
    : sql<number>`(select page_count * page_size from pragma_page_count(), pragma_page_size())`
  const row = await db.selectNoFrom(size.as('size')).executeTakeFirstOrThrow()
  return row.size
}

async function countUsers(db: Database): Promise<number> {
  const counted = db.selectFrom('users').select((eb) => eb.fn.countAll<number>().as('rows'))
  return (await counted.executeTakeFirstOrThrow()).rows
}

/** How many families there are; with `atMost` counted no further. */
export async function countFamilies(db: Database, atMost?: number): Promise<number> {
  const families = db.selectFrom('families').select('id')
  const some = (atMost === undefined ? families : families.limit(atMost)).as('some')
  const counted = db.selectFrom(some).select((eb) => eb.fn.countAll<number>().as('rows'))
  return (await counted.executeTakeFirstOrThrow()).rows
}

/** Whether there are so many families already, without those that are lent; counted no further. */
export async function hasFamilies(db: Database, atLeast: number): Promise<boolean> {
  const all = atLeast + (await countSamples(db))
  return (await countFamilies(db, all)) >= all
}

const [sent, failed] = ['mail sent', 'mail failed']

/** Keeps when a mail last went, or did not. */
export function noteMail(db: Database, { went, now }: { went: boolean; now: string }) {
  return saveHostValue(db, went ? sent : failed, now)
}

/** How it is with the mails: of those that wait, why the latest that was tried did not go. */
export async function readMailState(db: Database) {
  const [waiting, values, last] = await Promise.all([
    countWaiting(db),
    readHostValues(db, [sent, failed]),
    db
      .selectFrom('outbox')
      .select('lastError')
      .where('lastError', 'is not', null)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ])
  return {
    waiting,
    sentAt: values[sent] ?? null,
    failedAt: values[failed] ?? null,
    why: last?.lastError ?? null,
  }
}
