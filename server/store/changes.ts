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

/** The receipt of a command that was applied earlier, for exactly this document; else null. */
export async function findReceipt(
  db: Database,
  { familyId, sprintId, commandId }: Pick<Change, 'familyId' | 'sprintId' | 'commandId'>,
): Promise<Receipt | null> {
  const row = await db
    .selectFrom('changes')
    .select(['sequence', 'version', 'at', 'userId'])
    .where('familyId', '=', familyId)
    .where('commandId', '=', commandId)
    .where('sprintId', sprintId === null ? 'is' : '=', sprintId)
    .executeTakeFirst()
  return row ?? null
}
