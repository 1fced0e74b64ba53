import type { Action } from '#core/log/activity-schema.ts'
import type { Family } from '#core/family/schema.ts'
import { otherHomeActor } from '#core/commands/actor.ts'
import { randomId } from '#server/platform/random-id.ts'
import { appendAction } from '#server/store/changes.ts'
import { saveFamily, takeSequence } from '#server/store/families.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { sidesOf, type Share } from '#server/store/shared-members.ts'

type ShareAction = Extract<Action, { memberId: string }>['type']

/**
 * Writes into the log of each home of a shared child what one of them has done, so that its screens hear
 * of it: in their own the user's name, in the other's no name (A77). Both families' rows must be the caller's.
 */
export async function tellHomes(
  trx: OpenTransaction,
  share: Share,
  {
    type,
    familyId,
    userId,
    now,
  }: { type: ShareAction; familyId: string; userId: string; now: string },
): Promise<void> {
  const { ours, theirs } = sidesOf(share, familyId)
  for (const [side, by] of [
    [ours, userId],
    [theirs, otherHomeActor],
  ] as const) {
    if (side.familyId === null || side.memberId === null) continue
    const action = { type, memberId: side.memberId }
    await writeAction(trx, side.familyId, { action, by, now })
  }
}

type Written = { action: Action; by: string; now: string }

/** An action in a family's log and the family one version later, so that every browser asks for it anew. */
async function writeAction(trx: OpenTransaction, familyId: string, { action, by, now }: Written) {
  const taken = await takeSequence(trx, familyId)
  if (taken) await writeFamily(trx, taken, { action, by, now })
}

export async function writeFamily(
  trx: OpenTransaction,
  { family, sequence }: { family: Family; sequence: number },
  { action, by, now }: Written,
): Promise<void> {
  const next = { ...family, version: family.version + 1 }
  await saveFamily(trx, next)
  await appendAction(trx, next, { action, sequence, commandId: randomId(), by, now })
}
