import { sql } from 'kysely'
import type { HostAccount } from '#core/hosts/schema.ts'
import { sampleUserId } from '#core/account/sample-account.ts'
import { isPostgres } from './dialect.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** How the ids of those begin who only look around. */
const samples = sampleUserId('')

type Page = { search: string; after: string | undefined; limit: number }

/**
 * The accounts, those that came last first, or of those in whose address a text is. Of their
 * families it counts and measures, and gives nothing that stands in them.
 */
export async function listAccounts(
  db: Database,
  { search, after, limit }: Page,
): Promise<{ accounts: HostAccount[]; next: string | null }> {
  const from = after === undefined ? undefined : await placeOf(db, after)
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'emailVerified', 'role', 'familyId'])
    .select(['createdAt', 'seenAt', 'blockedAt', 'hostSince'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('secondFactors')
          .select('userId')
          .whereRef('secondFactors.userId', '=', 'users.id'),
      ).as('secondFactor'),
    )
    .where(sql<boolean>`substr(id, 1, ${sql.lit(samples.length)}) <> ${sql.lit(samples)}`)
    .$if(search !== '', (query) =>
      query.where(sql<boolean>`replace(email, ${search}, '') <> email`),
    )
    .$if(from !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('createdAt', 'id'), '<', tuple(from!.createdAt, from!.id)),
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const families = await measure(db, [...new Set(shown.map(({ familyId }) => familyId))])
  const accounts = shown.map(
    ({ familyId, emailVerified, hostSince, secondFactor, ...account }) => ({
      ...account,
      emailVerified: emailVerified === 1,
      host: hostSince !== null,
      secondFactor: Boolean(secondFactor),
      family: families.get(familyId) ?? noFamily,
    }),
  )
  return { accounts, next: rows.length > limit ? shown.at(-1)!.id : null }
}

function placeOf(db: Database, id: string) {
  const row = db.selectFrom('users').select(['createdAt', 'id']).where('id', '=', id)
  return row.executeTakeFirst()
}

/** Puts an account in charge (an instant), or takes that from it (null). */
export async function setHost(
  trx: OpenTransaction,
  userId: string,
  hostSince: string | null,
): Promise<void> {
  await trx.updateTable('users').set({ hostSince }).where('id', '=', userId).execute()
}

type Measured = HostAccount['family']

/** Of an account whose family has not begun. */
const noFamily: Measured = { accounts: 1, members: 0, weeks: 0, bytes: 0, seenAt: null }

/** How much families have stored: numbers and bytes, reckoned by the database. */
async function measure(db: Database, familyIds: readonly string[]): Promise<Map<string, Measured>> {
  if (familyIds.length === 0) return new Map()
  const [families, weeks, log, accounts] = await Promise.all([
    db
      .selectFrom('families')
      .select(['id', bytesOf('document').as('bytes'), membersIn(db).as('members')])
      .where('id', 'in', familyIds)
      .execute(),
    perFamily(db, 'sprints', bytesOf('document'), familyIds),
    perFamily(
      db,
      'changes',
      sql`octet_length(command) + coalesce(octet_length(undo), 0)`,
      familyIds,
    ),
    db
      .selectFrom('users')
      .select('familyId')
      .select((eb) => [eb.fn.countAll<number>().as('rows'), eb.fn.max('seenAt').as('seenAt')])
      .where('familyId', 'in', familyIds)
      .groupBy('familyId')
      .execute(),
  ])
  const people = new Map(accounts.map(({ familyId, ...rest }) => [familyId, rest]))
  return new Map(
    families.map(({ id, bytes, members }) => [
      id,
      {
        accounts: people.get(id)?.rows ?? 0,
        seenAt: people.get(id)?.seenAt ?? null,
        members,
        weeks: weeks.get(id)?.rows ?? 0,
        bytes: bytes + (weeks.get(id)?.bytes ?? 0) + (log.get(id)?.bytes ?? 0),
      },
    ]),
  )
}

const bytesOf = (column: string) => sql<number>`octet_length(${sql.ref(column)})`

/** The one parent there always is, and everybody else. */
function membersIn(db: Database) {
  const adults = ['familyData', 'adults'] as const
  const children = ['familyData', 'children'] as const
  const lengthOf = ([first, second]: readonly [string, string]) =>
    isPostgres(db)
      ? sql`json_array_length(document::json -> ${sql.lit(first)} -> ${sql.lit(second)})`
      : sql`json_array_length(document, ${sql.lit(`$.${first}.${second}`)})`
  return sql<number>`1 + ${lengthOf(adults)} + ${lengthOf(children)}`
}

type Counted = { rows: number; bytes: number }

async function perFamily(
  db: Database,
  table: 'sprints' | 'changes',
  bytes: ReturnType<typeof sql>,
  familyIds: readonly string[],
): Promise<Map<string, Counted>> {
  const rows = await db
    .selectFrom(table)
    .select('familyId')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .select(sql<number>`sum(${bytes})`.as('bytes'))
    .where('familyId', 'in', familyIds)
    .groupBy('familyId')
    .execute()
  return new Map(
    rows.map(({ familyId, rows: count, bytes: size }) => [familyId, { rows: count, bytes: size }]),
  )
}
