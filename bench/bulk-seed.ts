import { sql, type RawBuilder } from 'kysely'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { openStore } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import { settle, type LivingFamily } from './family.ts'

/** One of many families, with the headers that let its parent in at any server on the same data. */
export type SeededFamily = { familyId: string; email: string; headers: Record<string, string> }

type Options = {
  /** How many families there are. */
  families: number
  /** How many of them are given, spread over all. */
  active: number
  databaseUrl?: string | undefined
} & Pick<NonNullable<Parameters<typeof settle>[1]>, 'documents'>

/**
 * Fills an empty folder, or database, with families that are copies of one which was made through the
 * screens' own ways: by SQL, or a million would take days. Each has a parent with a password, who is
 * signed in. Gives those that are active.
 */
export async function seedFamilies(
  dataDir: string,
  { families, active, databaseUrl, documents }: Options,
): Promise<SeededFamily[]> {
  const first = await settle(dataDir, {
    ...(databaseUrl && { databaseUrl }),
    ...(documents && { documents }),
  })
  const step = Math.floor(families / active)
  const names = Array.from({ length: active }, (_, index) => nameOf(first)((index + 1) * step))
  const store = await openStore({ dataDir, databaseUrl })
  try {
    // Ids are random, so rows come in everywhere: with SQLite's usual 2 MB it would wait for the disk.
    if (!databaseUrl) await sql`pragma cache_size = -2000000`.execute(store.db)
    await store.patiently(async (db) => {
      await copyFamily(db, first, families)
      await signIn(db, names)
      if (databaseUrl) await tidy(db)
    })
  } finally {
    await store.close()
  }
  return names.map((name) => {
    const headers = { ...first.parent.headers, cookie: `elefam.session_token=${tokenOf(name)}` }
    return { familyId: `family_${name}`, email: `${name}@example.org`.toLowerCase(), headers }
  })
}

/** What PostgreSQL does by itself, sooner or later. */
async function tidy(db: Database): Promise<void> {
  await sql`vacuum analyze`.execute(db)
  await sql`checkpoint`.execute(db)
}

const tokenOf = (name: string) => `session-of-${name}`

/** Gives the sessions of these families a token: SQLite makes no hashes. */
async function signIn(db: Database, names: string[]): Promise<void> {
  for (const name of names) {
    const session = db.updateTable('sessions').set({ hash: hashOfToken(tokenOf(name)) })
    await session.where('hash', '=', `hash-of-${name}`).execute()
  }
}

const userIdOf = ({ familyId }: LivingFamily) => familyId.replace('family_', '')

/** Ids come in no order: the product of an odd number gives each number below 2³² another one. */
const scatter = { factor: 2_654_435_761, range: 4_294_967_296 }
const digits = 10

/** The user id of a numbered family: as long as the first one's, or nearly, and as scattered. */
const nameOf = (first: LivingFamily) => (index: number) =>
  `${(index * scatter.factor) % scatter.range}${userIdOf(first).slice(digits)}`

async function copyFamily(db: Database, first: LivingFamily, families: number): Promise<void> {
  const userId = userIdOf(first)
  const scattered = sql`(cast(i as bigint) * ${sql.lit(scatter.factor)}) % ${sql.lit(scatter.range)}`
  const name = sql<string>`(cast(${scattered} as text) || ${sql.lit(userId.slice(digits))})`
  // The family's id is made of the user's, so that one replacement finds both.
  const inText = (column: string) => sql`replace(${sql.ref(column)}, ${sql.lit(userId)}, ${name})`
  const of = (column: string) => sql<boolean>`${sql.ref(column)} = ${sql.lit(userId)}`
  const ofFamily = (column: string) => sql<boolean>`${sql.ref(column)} = ${sql.lit(first.familyId)}`
  const email = sql`lower(${name} || '@example.org')`
  const place = { familyId: inText('familyId') }
  const document = inText('document')
  const mine = { id: sql`('of-' || ${name})`, userId: name }
  const hash = sql`('hash-of-' || ${name})`
  const copies: Parameters<typeof copy>[1][] = [
    ['users', of('id'), { id: name, email, ...place }],
    ['accounts', of('userId'), { ...mine, accountId: name }],
    ['sessions', of('userId'), { ...mine, hash }],
    ['families', ofFamily('id'), { id: inText('id'), primaryUserId: name, document }],
    ['sprints', ofFamily('familyId'), { ...place, document }],
    ['changes', ofFamily('familyId'), { ...place, userId: name, command: inText('command') }],
  ]
  for (let from = 1; from <= families; from += atOnce) {
    const to = Math.min(families, from + atOnce - 1)
    for (const one of copies) await copy(db, one, { from, to })
  }
}

/** Families whose rows join a table by one statement: no table needs a million rows in memory. */
const atOnce = 20_000

type Table = 'users' | 'families' | 'sprints' | 'changes' | 'accounts' | 'sessions'

/** Copies the rows that `where` finds, for the numbers `i`; `changed` may name it. */
async function copy(
  db: Database,
  [table, where, changed]: [Table, RawBuilder<boolean>, Record<string, RawBuilder<unknown>>],
  { from, to }: { from: number; to: number },
): Promise<void> {
  const { rows } = await sql<object>`select * from ${sql.table(table)} where ${where}`.execute(db)
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => changed[column] ?? sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${names})
    with recursive numbers(i) as (
      select ${sql.lit(from)} union all select i + 1 from numbers where i < ${sql.lit(to)}
    )
    select ${values} from ${sql.table(table)}, numbers where ${where}`.execute(db)
}
