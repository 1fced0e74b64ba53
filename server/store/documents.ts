import { sql } from 'kysely'
import type { Family } from '#core/contract/family.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import type { JsonText } from '#core/domain/document-text.ts'
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

/** By its place: the family's document, or a sprint's. */
type Row = { document: JsonText<Family | Sprint>; place: string; sequence: number }

/** Where a document belongs among the others: the family first, then in the order of the weeks. */
const ofFamily = sql<string>`''`.as('place')
const ofSprint = sql<string>`"startsOn" || ' ' || "createdAt" || ' ' || id`.as('place')

const documentsOf = compiled(['familyId'], (db, { familyId }) => {
  const family = db
    .selectFrom('families')
    .select(['document', ofFamily, 'sequence'])
    .where('id', '=', familyId)
  const sprints = db
    .selectFrom('sprints')
    .select(['document', ofSprint, sql.lit(0).as('sequence')])
    .where('familyId', '=', familyId)
  const open = sprints.where('completed', '=', 0).orderBy('startsOn').limit(openAtMost)
  const done = sprints.where('completed', '=', 1).orderBy('startsOn', 'desc').limit(latestCompleted)
  return family
    .$castTo<Row>()
    .unionAll(db.selectFrom(open.as('open')).selectAll().$castTo<Row>())
    .unionAll(db.selectFrom(done.as('done')).selectAll().$castTo<Row>())
})

/** Reads them all with one query, and has JavaScript sort what are a dozen rows at most. */
export async function readDocuments(db: Database, familyId: string): Promise<Documents> {
  const rows = await documentsOf(db, { familyId })
  const texts = rows.toSorted((a, b) => (a.place < b.place ? -1 : 1)).map((row) => row.document)
  const hasFamily = rows.some(({ place }) => place === '')
  return {
    family: hasFamily ? (texts[0] as JsonText<Family>) : null,
    sprints: (hasFamily ? texts.slice(1) : texts) as JsonText<Sprint>[],
    sequence: Math.max(0, ...rows.map(({ sequence }) => sequence)),
  }
}
