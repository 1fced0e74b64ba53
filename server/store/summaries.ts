import type { Database, OpenTransaction } from './schema.ts'
import { transaction } from './database.ts'
import { lockFamily } from './families.ts'

/** A closed sprint as a page of summaries has it; without a summary where none has been kept. */
export type SummaryRow = {
  sprintId: string
  version: number
  madeFrom: string | null
  summary: string | null
}

/** A summary as JSON text, and what it was made from: it counts as long as that is the same. */
export type KeptSummary = { sprintId: string; madeFrom: string; summary: string }

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

/** Keeps summaries of sprints that are still there. */
export async function keepSummaries(
  db: Database,
  familyId: string,
  summaries: readonly KeptSummary[],
): Promise<void> {
  await transaction(db, async (trx) => {
    // The place in the queue first: whoever deletes a sprint meanwhile comes before or after this.
    if (!(await lockFamily(trx, familyId))) return
    const present = await trx
      .selectFrom('sprints')
      .select('id')
      .where('familyId', '=', familyId)
      .where(
        'id',
        'in',
        summaries.map(({ sprintId }) => sprintId),
      )
      .execute()
    const ids = new Set(present.map(({ id }) => id))
    const rows = summaries.filter(({ sprintId }) => ids.has(sprintId))
    if (rows.length === 0) return
    await trx
      .insertInto('summaries')
      .values(rows.map((row) => ({ familyId, ...row })))
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
