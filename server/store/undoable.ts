import { refuse } from '#core/refusal.ts'
import { readChange } from './changes.ts'
import type { Addressed } from './run-command.ts'
import type { OpenTransaction } from './schema.ts'

/**
 * The change that a command says it takes back, with its commands parsed; null where it says
 * nothing of the kind. Refuses where there is no such change of the same document any more.
 */
export async function readUndone<Done>(
  trx: OpenTransaction,
  { familyId, sprintId, command }: Addressed,
): Promise<Done | null> {
  const { undoes: sequence } = command
  if (sequence === undefined) return null
  const change = await readChange(trx, { familyId, sprintId, sequence })
  if (!change?.undo) refuse('moved-on')
  return { ...change, command: JSON.parse(change.command), undo: JSON.parse(change.undo) } as Done
}
