import type { Receipt } from '#core/contract/receipt.ts'
import { tellAfter } from './bus.ts'
import { compiled } from './compiled.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** One accepted command in a family's log. */
export type Change = Receipt & {
  familyId: string
  commandId: string
  sprintId: string | null
  command: unknown
}

const insertChange = compiled(
  ['familyId', 'sequence', 'commandId', 'sprintId', 'version', 'userId', 'at', 'command'],
  (db, columns) => db.insertInto('changes').values(columns),
)

/** Appends to the log; a command that is there already breaks the transaction (idempotency). */
export async function appendChange(trx: OpenTransaction, change: Change): Promise<void> {
  await insertChange(trx, { ...change, command: JSON.stringify(change.command) })
  tellAfter(trx, { familyId: change.familyId, sequence: change.sequence })
}

/** What happened to a document, by its place in the family's log. */
export type Hint = { sequence: number; sprintId: string | null; version: number }

const hintsAfter = compiled(['familyId', 'after', 'limit'], (db, { familyId, after, limit }) =>
  db
    .selectFrom('changes')
    .select(['sequence', 'sprintId', 'version'])
    .where('familyId', '=', familyId)
    .where('sequence', '>', after)
    .orderBy('sequence')
    .limit(limit),
)

/** What happened in a family after a place in its log, oldest first, `limit` at most. */
export function readHints(
  db: Database,
  query: { familyId: string; after: number; limit: number },
): Promise<Hint[]> {
  return hintsAfter(db, query)
}

const familySequence = compiled(['familyId'], (db, { familyId }) =>
  db.selectFrom('families').select('sequence').where('id', '=', familyId),
)

/** The last place in a family's log; 0 where there is none. */
export async function readSequence(db: Database, familyId: string): Promise<number> {
  const [row] = await familySequence(db, { familyId })
  return row?.sequence ?? 0
}

/** The receipt of a command that was applied earlier, and to which document; else null. */
export async function findReceipt(
  db: Database,
  familyId: string,
  commandId: string,
): Promise<{ receipt: Receipt; sprintId: string | null } | null> {
  const row = await db
    .selectFrom('changes')
    .select(['sequence', 'version', 'at', 'userId', 'sprintId'])
    .where('familyId', '=', familyId)
    .where('commandId', '=', commandId)
    .executeTakeFirst()
  if (!row) return null
  const { sprintId, ...receipt } = row
  return { receipt, sprintId }
}
