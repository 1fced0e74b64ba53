import { createHmac } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { readSecret } from '#server/platform/secret.ts'
import { openStore } from '#server/store/database.ts'
import type { Database } from '#server/store/schema.ts'
import { settle, type LivingFamily } from './family.ts'

/** One of many families, with the headers that let its parent in at any server on the same data. */
export type Neighbour = { familyId: string; email: string; headers: Record<string, string> }

type Options = {
  /** How many families there are. */
  families: number
  /** How many of them have a parent who is signed in and has a password; spread over all. */
  active: number
  databaseUrl?: string | undefined
} & Pick<NonNullable<Parameters<typeof settle>[1]>, 'documents'>

/**
 * Fills an empty folder, or database, with families that are copies of one which was made through the
 * screens' own ways: by SQL, or a million would take days. Gives those that are active.
 */
export async function gather(
  dataDir: string,
  { families, active, databaseUrl, documents }: Options,
): Promise<Neighbour[]> {
  const first = await settle(dataDir, {
    ...(databaseUrl && { databaseUrl }),
    ...(documents && { documents }),
  })
  const store = await openStore({ dataDir, databaseUrl })
  try {
    await copyFamily(store.db, first, { families, active })
    // As PostgreSQL does by itself, sooner or later.
    if (databaseUrl) await sql`vacuum analyze`.execute(store.db)
  } finally {
    await store.close()
  }
  const secret = readSecret(dataDir)
  const step = Math.floor(families / active)
  return Array.from({ length: active }, (_, index) => {
    const name = `bench${(index + 1) * step}`
    const headers = { ...first.parent.headers, cookie: cookieOf(`session-of-${name}`, secret) }
    return { familyId: `family_${name}`, email: `${name}@example.org`, headers }
  })
}

function cookieOf(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return `elefam.session_token=${encodeURIComponent(`${token}.${signature}`)}`
}

async function copyFamily(
  db: Database,
  { familyId }: LivingFamily,
  { families, active }: Pick<Options, 'families' | 'active'>,
): Promise<void> {
  const userId = familyId.replace('family_', '')
  const name = sql<string>`('bench' || i)`
  // The family's id is made of the user's, so that one replacement finds both.
  const inText = (column: string) => sql`replace(${sql.ref(column)}, ${sql.lit(userId)}, ${name})`
  const of = (column: string) => sql<boolean>`${sql.ref(column)} = ${sql.lit(userId)}`
  const ofFamily = (column: string) => sql<boolean>`${sql.ref(column)} = ${sql.lit(familyId)}`
  const email = sql`(${name} || '@example.org')`
  const all = { count: families, step: 1 }
  const few = { count: active, step: Math.floor(families / active) }
  const place = { familyId: inText('familyId') }
  await copy(db, 'users', of('id'), { id: name, email, ...place }, all)
  const document = inText('document')
  await copy(
    db,
    'families',
    ofFamily('id'),
    { id: inText('id'), primaryUserId: name, document },
    all,
  )
  await copy(db, 'sprints', ofFamily('familyId'), { ...place, document }, all)
  const id = sql`('of-' || ${name})`
  await copy(db, 'accounts', of('userId'), { id, accountId: name, userId: name }, few)
  const token = sql`('session-of-' || ${name})`
  await copy(db, 'sessions', of('userId'), { id, token, userId: name }, few)
}

/** Copies the rows that `where` finds, for the numbers `i` from `step` on; `changed` may name it. */
async function copy(
  db: Database,
  table: 'users' | 'families' | 'sprints' | 'accounts' | 'sessions',
  where: RawBuilder<boolean>,
  changed: Record<string, RawBuilder<unknown>>,
  { count, step }: { count: number; step: number },
): Promise<void> {
  const { rows } = await sql<object>`select * from ${sql.table(table)} where ${where}`.execute(db)
  const columns = Object.keys(rows[0] ?? {})
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(columns.map((column) => changed[column] ?? sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${names})
    with recursive numbers(i) as (
      select ${sql.lit(step)} union all
      select i + ${sql.lit(step)} from numbers where i < ${sql.lit(count * step)}
    )
    select ${values} from ${sql.table(table)}, numbers where ${where}`.execute(db)
}
