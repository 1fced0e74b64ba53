import { setImmediate as breath } from 'node:timers/promises'
import { sql, type CompiledQuery } from 'kysely'
import type { Sprint } from '#core/sprint/schema.ts'
import { documentOf, textOf, type JsonText } from '#core/lib/json-text.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { compiled, run } from './compiled.ts'
import type { SprintRow } from './sprint-row.ts'
import type { Database, OpenTransaction } from './schema.ts'

const sprintDocument = compiled(['familyId', 'sprintId'], (db, { familyId, sprintId }) =>
  db
    .selectFrom('sprints')
    .select('document')
    .where('familyId', '=', familyId)
    .where('id', '=', sprintId),
)

/** The sprint document as JSON text; null where the family has no such sprint (A18). */
export async function readSprintText(
  db: Database,
  familyId: string,
  sprintId: string,
): Promise<JsonText<Sprint> | null> {
  const [row] = await sprintDocument(db, { familyId, sprintId })
  return row?.document ?? null
}

/** The sprint document; null where the family has no such sprint (A18). */
export async function readSprint(
  db: Database,
  familyId: string,
  sprintId: string,
): Promise<Sprint | null> {
  const text = await readSprintText(db, familyId, sprintId)
  return text === null ? null : documentOf(text)
}

/** As many full documents as are read in a millisecond or two. */
const textsAtOnce = 8

/** These sprints of the family as JSON texts, some at a time; without those that are gone by then. */
export async function* readSprintTexts(
  db: Database,
  familyId: string,
  ids: readonly string[],
): AsyncGenerator<JsonText<Sprint>> {
  for (let from = 0; from < ids.length; from += textsAtOnce) {
    const wanted = ids.slice(from, from + textsAtOnce)
    const rows = await db
      .selectFrom('sprints')
      .select(['id', 'document'])
      .where('familyId', '=', familyId)
      .where('id', 'in', wanted)
      .execute()
    const texts = new Map(rows.map(({ id, document }) => [id, document]))
    for (const id of wanted) if (texts.has(id)) yield texts.get(id)!
    await breath() // Others have their turn.
  }
}

/** A page of the family's sprints as JSON texts, newest first, from the one after `after` on. */
export async function* readSprintPage(
  db: Database,
  familyId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): AsyncGenerator<JsonText<Sprint>> {
  const rows = await db
    .selectFrom('sprints')
    .select('id')
    .where('familyId', '=', familyId)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('startsOn', 'createdAt', 'id'),
          '<',
          eb
            .selectFrom('sprints as last')
            .select(['last.startsOn', 'last.createdAt', 'last.id'])
            .where('last.familyId', '=', familyId)
            .where('last.id', '=', after!)
            .$asTuple('startsOn', 'createdAt', 'id'),
        ),
      ),
    )
    .orderBy('startsOn', 'desc')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  yield* readSprintTexts(db, familyId, ids)
}

/** The ids and versions of all of the family's sprints, oldest first. */
export function readSprintVersions(
  db: Database,
  familyId: string,
): Promise<{ id: string; version: number }[]> {
  return db
    .selectFrom('sprints')
    .select(['id', 'version'])
    .where('familyId', '=', familyId)
    .orderBy('startsOn')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

const columnsOf = (sprint: Sprint) => ({
  version: sprint.version,
  completed: sprint.completed ? 1 : 0,
  startsOn: sprint.startsOn,
  document: textOf(sprint),
})

/** A sprint as it is stored. */
const insertRow = compiled(
  ['familyId', 'id', 'createdAt', 'version', 'completed', 'startsOn', 'document'],
  (db, columns) => db.insertInto('sprints').values(columns),
)

export async function insertSprintRow(trx: OpenTransaction, row: SprintRow): Promise<void> {
  await insertRow(trx, row)
}

/** What becomes of a family's sprints, by their ids: null in the place of one that goes. */
export type ChangedSprints = ReadonlyMap<string, Sprint | null>

/** A sprint is asked about room only when it has grown by another step of so many characters. */
const growth = 4 * 1024
const stepsOf = (sprint: Sprint) => Math.floor(textOf(sprint).length / growth)

/**
 * Refuses what would give a family more weeks, or larger ones, than any family has (A67). The
 * databases know how long a text is without reading it.
 */
export async function requireRoom(
  db: Database,
  familyId: string,
  { before, changed }: { before: readonly Sprint[]; changed: ChangedSprints },
): Promise<void> {
  const known = new Map(before.map((sprint) => [sprint.id, sprint]))
  const staying = [...changed.values()].filter((sprint) => sprint !== null)
  const added = staying.filter(({ id }) => !known.has(id))
  const grown = staying.filter((one) => stepsOf(one) > stepsOf(known.get(one.id) ?? one))
  if (added.length + grown.length === 0) return
  const { count, size } = await db
    .selectFrom('sprints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(octet_length(document)), 0)`.as('size'))
    .where('familyId', '=', familyId)
    .where('id', 'not in', [...changed.keys()])
    .executeTakeFirstOrThrow()
  if (added.length > 0 && count + staying.length > limits.sprints) refuse('sprints-full')
  const sizes = staying.map((sprint) => Buffer.byteLength(textOf(sprint)))
  if (sizes.reduce((sum, one) => sum + one, size) > limits.weeksSize) refuse('weeks-full')
}

const updateSprint = compiled(
  ['familyId', 'id', 'version', 'completed', 'startsOn', 'document'],
  (db, { familyId, id, ...columns }) =>
    db.updateTable('sprints').set(columns).where('familyId', '=', familyId).where('id', '=', id),
)

const updateSprintDocument = compiled(
  ['familyId', 'id', 'version', 'document'],
  (db, { familyId, id, ...columns }) =>
    db.updateTable('sprints').set(columns).where('familyId', '=', familyId).where('id', '=', id),
)

/** The statement that stores a sprint; without `before`, a new one. */
function stored(db: Database, sprint: Sprint, before: Sprint | undefined): CompiledQuery {
  const { familyId, id, createdAt } = sprint
  const { completed, startsOn, ...rest } = columnsOf(sprint)
  const place = { familyId, id, completed, startsOn }
  if (!before) return insertRow.filled(db, { ...place, createdAt, ...rest })
  const isElsewhere = completed !== Number(before.completed) || startsOn !== before.startsOn
  // Named in an update, the columns by which sprints are found cost a write to each of their indices.
  return isElsewhere
    ? updateSprint.filled(db, { ...place, ...rest })
    : updateSprintDocument.filled(db, { familyId, id, ...rest })
}

const deletion = compiled(['familyId', 'id'], (db, { familyId, id }) =>
  db.deleteFrom('sprints').where('familyId', '=', familyId).where('id', '=', id),
)

export async function deleteSprint(
  trx: OpenTransaction,
  familyId: string,
  sprintId: string,
): Promise<void> {
  await deletion(trx, { familyId, id: sprintId })
}

/** The statements that store what became of a family's sprints, of which these were there `before`. */
export function storedSprints(
  db: Database,
  familyId: string,
  { before, changed }: { before: readonly Sprint[]; changed: ChangedSprints },
): CompiledQuery[] {
  return [...changed].map(([id, sprint]) =>
    sprint
      ? stored(
          db,
          sprint,
          before.find((one) => one.id === id),
        )
      : deletion.filled(db, { familyId, id }),
  )
}

/** Stores a sprint that was there `before`. */
export async function saveSprint(
  trx: OpenTransaction,
  sprint: Sprint,
  before: Sprint,
): Promise<void> {
  await run(trx, stored(trx, sprint, before))
}
