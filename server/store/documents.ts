import { sql } from 'kysely'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'
import { limits } from '#core/limits.ts'
import { compiled } from './compiled.ts'
import type { Database } from './schema.ts'

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
type Row = FamilyRow | SprintRow

const noPlace = sql<null>`null`.as('place')
const weeksPlace = sql<string>`"startsOn" || ' ' || "createdAt" || ' ' || id`.as('place')

const documentsOf = compiled(['familyId'], (db, { familyId }) => {
  const family = db
    .selectFrom('families')
    .select(['document', noPlace, 'sequence'])
    .where('id', '=', familyId)
  const sprints = db
    .selectFrom('sprints')
    .select(['document', weeksPlace])
    .where('familyId', '=', familyId)
  const open = sprints.where('completed', '=', 0).orderBy('startsOn').limit(openAtMost)
  const done = sprints.where('completed', '=', 1).orderBy('startsOn', 'desc').limit(latestCompleted)
  const rowsOf = (some: typeof sprints) =>
    db
      .selectFrom(some.as('some'))
      .select(['document', 'place', sql<null>`null`.as('sequence')])
      .$castTo<Row>()
  return family.$castTo<Row>().unionAll(rowsOf(open)).unionAll(rowsOf(done))
})

/** Sorted here, for these are a dozen rows at most. */
function documentsIn(rows: Row[]): Documents {
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
