import type { FamilyCommand } from '#core/contract/family-commands.ts'
import type { Family } from '#core/contract/family.ts'
import type { Receipt } from '#core/contract/receipt.ts'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import { refuse } from '#core/refusal.ts'
import { appendChange, findReceipt } from './changes.ts'
import { transaction } from './database.ts'
import { takeSequence } from './families.ts'
import { Withdrawn } from './guarded.ts'
import type { Database, OpenTransaction } from './schema.ts'

/** A command on its way to a document of a family; `sprintId` null means the family itself. */
export type Addressed = { familyId: string } & (
  | { sprintId: null; command: FamilyCommand }
  | { sprintId: string; command: SprintCommand }
)

/**
 * Runs one command in one transaction: takes the family's next sequence number (and its place in
 * the queue), lets `change` decide and save, and appends the command to the log with what takes it
 * back. A command that was applied before changes nothing and gives its first receipt again.
 */
export async function runCommand(
  db: Database,
  { familyId, sprintId, command }: Addressed,
  by: { userId: string; now: string },
  change: (trx: OpenTransaction, family: Family) => Promise<{ version: number; undo: unknown }>,
): Promise<Receipt> {
  try {
    return await transaction(db, async (trx) => {
      const taken = (await takeSequence(trx, familyId)) ?? refuse('family-missing')
      const { version, undo } = await change(trx, taken.family)
      const receipt = { sequence: taken.sequence, version, at: by.now, userId: by.userId }
      await appendChange(trx, {
        ...receipt,
        familyId,
        sprintId,
        commandId: command.id,
        command,
        undo,
      })
      return receipt
    })
  } catch (error) {
    if (error instanceof Withdrawn) throw error
    // A resend fails either by the rules (the task is there already) or by the log's unique key.
    const earlier = await findReceipt(db, familyId, command.id)
    if (!earlier) throw error
    if (earlier.sprintId !== sprintId) refuse('invalid-input', { field: 'id' })
    return earlier.receipt
  }
}
