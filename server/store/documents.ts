import { sql, type Expression, type SelectQueryBuilder } from 'kysely'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'
import { limits } from '#core/limits.ts'
import { compiled } from './compiled.ts'
import { isPostgres } from './dialect.ts'
import type { Database, Tables } from './schema.ts'
import {
  readSession,
  sessionColumns,
  sessionOf,
  type FoundSession,
  type SessionRow,
} from './sessions.ts'

/** A family's documents for the first paint, as the JSON texts they are stored as. */
export type Documents = {
  /** Null where there is no such family. */
  family: JsonText<Family> | null
  /** The open sprints and the newest completed ones, oldest first. */
  sprints: JsonText<Sprint>[]
  /** The last place in the family's log that is in them: all of it is read at one moment. */
  sequence: number
}

// Far more open sprints than anybody has, and the latest others. Written into the query: SQLite
// compiles it anew each time where a limit comes as a parameter.
const openAtMost = sql.lit(30)
const latestCompleted = sql.lit(limits.latestSprints)

/** The family's row has no place; a sprint's says where it belongs, in the order of the weeks. */
type FamilyRow = { document: JsonText<Family> | null; place: null; sequence: number | null }
type SprintRow = { document: JsonText<Sprint>; place: string; sequence: null }
type Row<More> = (FamilyRow & More) | SprintRow

const noPlace = sql<null>`null`.as('place')
const weeksPlace = sql<string>`"startsOn" || ' ' || "createdAt" || ' ' || id`.as('place')

/** The family's row and those of its sprints, which have nothing in the columns that only it has. */
function withSprints<More>(
  db: Database,
  family: SelectQueryBuilder<Tables, never, FamilyRow & More>,
  {
    familyId,
    more = [],
  }: { familyId: string | Expression<{ familyId: string }>; more?: readonly string[] },
) {
  const none = ['sequence', ...more].map((column) =>
    sql<null>`null`.as(column.split(/ as |\./).at(-1)!),
  )
  const sprints = db
    .selectFrom('sprints')
    .select(['document', weeksPlace])
    .where('familyId', '=', familyId as string) // A query with one column stands for its value.
  const open = sprints.where('completed', '=', 0).orderBy('startsOn').limit(openAtMost)
  const done = sprints.where('completed', '=', 1).orderBy('startsOn', 'desc').limit(latestCompleted)
  const rowsOf = (some: typeof sprints) =>
    db
      .selectFrom(some.as('some'))
      .select(['document', 'place', ...none])
      .$castTo<Row<More>>()
  return family.$castTo<Row<More>>().unionAll(rowsOf(open)).unionAll(rowsOf(done))
}

const documentsOf = compiled(['familyId'], (db, { familyId }) => {
  const family = db
    .selectFrom('families')
    .select(['document', noPlace, 'sequence'])
    .where('id', '=', familyId)
  return withSprints<object>(db, family, { familyId })
})

const sessionAndDocuments = compiled(['hash'], (db, { hash }) => {
  const session = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .where('sessions.hash', '=', hash)
  const family = session
    .leftJoin('families', 'families.id', 'users.familyId')
    .select(['families.document', noPlace, 'families.sequence', ...sessionColumns])
  const familyId = session.select('users.familyId')
  return withSprints<SessionRow>(db, family, { familyId, more: sessionColumns })
})

/** Sorted here, for these are a dozen rows at most. */
function documentsIn(rows: Row<unknown>[]): Documents {
  const family = rows.find((one) => one.place === null)
  const sprints = rows.filter((one) => one.place !== null)
  const texts = sprints.toSorted((a, b) => (a.place < b.place ? -1 : 1))
  return {
    family: family?.document ?? null,
    sprints: texts.map(({ document }) => document),
    sequence: family?.sequence ?? 0,
  }
}

/** Reads them all with one query. */
export async function readDocuments(db: Database, familyId: string): Promise<Documents> {
  return documentsIn(await documentsOf(db, { familyId }))
}

/**
 * A session that has not expired, by the hash of its token; on PostgreSQL with the documents of its user's
 * family, by one query.
 */
export async function readSessionAndDocuments(
  db: Database,
  hash: string,
  now: string,
): Promise<(FoundSession & { documents?: Documents }) | null> {
  // Within this process two small queries are quicker than one large, and the second has its turn (A81).
  if (!isPostgres(db)) return readSession(db, hash, now)
  const rows = await sessionAndDocuments(db, { hash })
  const row = rows.find((one) => one.place === null)
  if (!row || row.expiresAt <= now) return null
  return { ...sessionOf(row), documents: documentsIn(rows) }
}
