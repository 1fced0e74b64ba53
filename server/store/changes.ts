import type { Receipt } from '#core/contract/receipt.ts'
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
