import type { SprintSummary } from '#core/insights/schema.ts'
import type { JsonText } from '#core/lib/json-text.ts'
import { transaction } from './database.ts'
import { lockFamily } from './families.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** A closed sprint as a page of summaries has it; without a summary where none has been kept. */
export type SummaryRow = {
  sprintId: string
  version: number
  madeFrom: string | null
  summary: JsonText<SprintSummary> | null
}

/** A summary as JSON text, and what it was made from: it counts as long as that is the same. */
export type KeptSummary = { sprintId: string; madeFrom: string; summary: JsonText<SprintSummary> }

/** A page of the family's closed sprints with their kept summaries, newest first. */
export async function readSummaryPage(
  db: Database,
  familyId: string,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<SummaryRow[]> {
  return db
    .selectFrom('sprints')
    .leftJoin('summaries', (join) =>
      join
        .onRef('summaries.familyId', '=', 'sprints.familyId')
        .onRef('summaries.sprintId', '=', 'sprints.id'),
    )
    .select(['sprints.id as sprintId', 'sprints.version', 'madeFrom', 'summary'])
    .where('sprints.familyId', '=', familyId)
    .where('completed', '=', 1)
    .$if(after !== undefined, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('sprints.startsOn', 'sprints.createdAt', 'sprints.id'),
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
    .orderBy('sprints.startsOn', 'desc')
    .orderBy('sprints.createdAt', 'desc')
    .orderBy('sprints.id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * Keeps summaries of sprints that are still as they were counted. Where the family has moved on
 * meanwhile nothing is kept: who was deleted must not come back by a slow hand.
 */
export async function keepSummaries(
  db: Database,
  { familyId, familyVersion }: { familyId: string; familyVersion: number },
  summaries: readonly (KeptSummary & { version: number })[],
): Promise<void> {
  await transaction(db, async (trx) => {
    const family = await lockFamily(trx, familyId)
    if (family?.version !== familyVersion) return
    const ids = summaries.map(({ sprintId }) => sprintId)
    const present = await trx
      .selectFrom('sprints')
      .select(['id', 'version'])
      .where('familyId', '=', familyId)
      .where('id', 'in', ids)
      .execute()
    const versions = new Map(present.map(({ id, version }) => [id, version]))
    const rows = summaries
      .filter(({ sprintId, version }) => versions.get(sprintId) === version)
      .map(({ version: _, ...row }) => ({ familyId, ...row }))
    if (rows.length === 0) return
    await trx
      .insertInto('summaries')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['familyId', 'sprintId']).doUpdateSet((eb) => ({
          madeFrom: eb.ref('excluded.madeFrom'),
          summary: eb.ref('excluded.summary'),
        })),
      )
      .execute()
  })
}

/** Forgets what was summed up: it is made anew from the sprints when somebody asks. */
export async function deleteSummariesOf(trx: OpenTransaction, familyId: string): Promise<void> {
  await trx.deleteFrom('summaries').where('familyId', '=', familyId).execute()
}
