import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { transaction, type Store } from './database.ts'
import { migrate } from './migrate.ts'
import type { Database, Tables } from './schema.ts'

/** Every table with its key, in an order in which each row finds what it refers to. */
const tables: { [Name in keyof Tables]: (keyof Tables[Name] & string)[] } = {
  users: ['id'],
  sessions: ['id'],
  accounts: ['id'],
  families: ['id'],
  sprints: ['familyId', 'id'],
  summaries: ['familyId', 'sprintId'],
  invites: ['id'],
  changes: ['familyId', 'sequence'],
  outbox: ['id'],
  usedOnce: ['id'],
  pendingSignIns: ['hash'],
  knownDevices: ['hash'],
  mailedTokens: ['userId', 'purpose'],
  notMeLinks: ['hash'],
  passkeys: ['id'],
  secondFactors: ['userId'],
  recoveryCodes: ['userId', 'hash'],
  attempts: ['key'],
  calendarFeeds: ['userId'],
  reminders: ['userId'],
  pushSubscriptions: ['id'],
  pushes: ['id'],
  hostKeys: ['name'],
  pairedDevices: ['familyId', 'id'],
  letters: ['familyId', 'id'],
  sharedMembers: ['id'],
  printedSheets: ['familyId', 'code'],
  apiTokens: ['id'],
  outsideCalendars: ['familyId', 'id'],
  webhooks: ['id'],
  webhookMessages: ['id'],
  samples: ['userId'],
  jobs: ['name'],
  hostValues: ['name'],
  signUpCodes: ['id'],
  hostAudit: ['id'],
}

type Row = Record<string, string | number | null>

/** What is in a table: how many rows, and a hash that any difference in them would change. */
export type Content = { rows: number; hash: string }

/** Rows that travel together; a document may have 64 KB. */
const batch = 200

/**
 * Copies everything into an empty database, in one transaction, and compares both sides row by row
 * through their hashes. Throws, with no row left over there, where the target holds anything or the
 * sides differ. Gives each table's content.
 */
export async function moveData(
  from: Store,
  to: Store,
  now: string,
): Promise<Record<string, Content>> {
  await refuseForeignTables(to)
  for (const store of [from, to]) await migrate(store, now)
  return copyTables(from.db, to.db)
}

/** The same between two databases of this version's schema; `from` must stand still meanwhile. */
export async function copyTables(from: Database, to: Database): Promise<Record<string, Content>> {
  return transaction(to, async (trx) => {
    const moved: Record<string, Content> = {}
    for (const [table, key] of Object.entries(tables)) {
      if ((await rowsAfter(trx, table, key, null)).length > 0) {
        throw new Error(`The new database is not empty: there are rows in "${table}".`)
      }
      for await (const rows of rowsOf(from, table, key)) {
        // Kysely knows one table at a time; both databases have the same schema.
        await trx
          .insertInto(table as 'users')
          .values(rows as never)
          .execute()
      }
      const [before, after] = [await contentOf(from, table, key), await contentOf(trx, table, key)]
      if (before.hash !== after.hash || before.rows !== after.rows) {
        throw new Error(`"${table}" did not arrive as it was: nothing has been moved.`)
      }
      moved[table] = after
    }
    return moved
  })
}

/** Before anything is made there: a database of something else must stay as it is. */
async function refuseForeignTables({ db }: Store): Promise<void> {
  const there = await db.introspection.getTables({ withInternalKyselyTables: true })
  const names = there.map(({ name }) => name)
  const isOurs = (name: string) => name in tables || name.startsWith('kysely_migration')
  // Ours are never there without the list of the steps that made them.
  const foreign = names.find((name) => !names.includes('kysely_migration') || !isOurs(name))
  if (foreign === undefined) return
  throw new Error(
    `The new database is not empty: there is a table "${foreign}", which is not Elefam’s. Create a database for Elefam alone.`,
  )
}

async function contentOf(db: Database, table: string, key: string[]): Promise<Content> {
  let rows = 0
  const sum = Buffer.alloc(32)
  for await (const some of rowsOf(db, table, key)) {
    rows += some.length
    // The databases sort text differently, so the hash of all must not depend on their order.
    for (const row of some) for (const [index, byte] of digestOf(row).entries()) sum[index]! ^= byte
  }
  return { rows, hash: sum.toString('hex') }
}

function digestOf(row: Row): Buffer {
  const columns = Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(columns)).digest()
}

async function* rowsOf(db: Database, table: string, key: string[]): AsyncGenerator<Row[]> {
  let rows = await rowsAfter(db, table, key, null)
  while (rows.length > 0) {
    yield rows
    rows = await rowsAfter(db, table, key, rows.at(-1)!)
  }
}

/** The next rows in the order of the key, as this database sorts. */
async function rowsAfter(db: Database, table: string, key: string[], last: Row | null) {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const after = last
    ? sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
    : sql``
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} ${after} order by ${columns} limit ${sql.lit(batch)}
  `.execute(db)
  return rows
}
