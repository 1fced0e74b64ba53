import type { Family } from '#core/contract/family.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { appendChange } from '#server/store/changes.ts'
import { saveFamily, takeSequence } from '#server/store/families.ts'
import type { OpenTransaction } from '#server/store/schema.ts'

type Deed = { type: 'join-family' | 'leave-family'; userId: string }

/**
 * Stores a family whose co-parents have changed, with an entry in its log: the other screens see it
 * like any other change, although no browser could send this one.
 */
export async function saveCoParents(
  trx: OpenTransaction,
  family: Family,
  { deed, by, now }: { deed: Deed; by: string; now: string },
): Promise<void> {
  const { id: familyId, version } = family
  const taken = (await takeSequence(trx, familyId)) ?? refuse('family-missing')
  await saveFamily(trx, family)
  const command = { id: randomId(), ...deed }
  await appendChange(trx, {
    familyId,
    sequence: taken.sequence,
    commandId: command.id,
    sprintId: null,
    version,
    userId: by,
    at: now,
    command,
  })
}
