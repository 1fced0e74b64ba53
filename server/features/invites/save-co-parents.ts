import type { Action } from '#core/log/activity-schema.ts'
import type { Family } from '#core/family/schema.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { appendAction } from '#server/store/changes.ts'
import { saveFamily, takeSequence } from '#server/store/families.ts'
import type { OpenTransaction } from '#server/store/schema.ts'

/**
 * Stores a family whose co-parents have changed, with an entry in its log: the other screens see it
 * like any other change, although no browser could send this one.
 */
export async function saveCoParents(
  trx: OpenTransaction,
  family: Family,
  { action, by, now }: { action: Action; by: string; now: string },
): Promise<void> {
  const { sequence } = (await takeSequence(trx, family.id)) ?? refuse('family-missing')
  await saveFamily(trx, family)
  await appendAction(trx, family, { action, sequence, commandId: randomId(), by, now })
}
