import type { Receipt } from '#core/contract/receipt.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** One accepted command in a family's log. */
export type Change = Receipt & {
  familyId: string
  commandId: string
  sprintId: string | null
  command: unknown
}

/** Appends to the log; a command that is there already breaks the transaction (idempotency). */
export async function appendChange(trx: OpenTransaction, change: Change): Promise<void> {
  await trx
    .insertInto('changes')
    .values({ ...change, command: JSON.stringify(change.command) })
    .execute()
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
