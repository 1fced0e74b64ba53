import type { User } from '#core/account/user-schema.ts'
import { isUntouched } from '#core/invites/co-parent.ts'
import { familyIdOf } from '#core/family/family.ts'
import { handedOverFamily } from '#core/invites/hand-over-family.ts'
import { refuse } from '#core/refusal.ts'
import type { RenewToken } from '#server/http/new-token.ts'
import { randomId } from '#server/platform/random-id.ts'
import { lookAfter } from '#server/store/bus.ts'
import { appendAction } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { deleteFamily, lockFamily, takeSequence } from '#server/store/families.ts'
import { hasRows } from '#server/store/family-use.ts'
import { requireRights } from '#server/store/guarded.ts'
import { changePrimary, moveFamily } from '#server/store/move-family.ts'
import { enqueue } from '#server/store/outbox.ts'
import { mailFor } from '#server/http/mail-for.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { lockUser } from '#server/store/users.ts'
import { handedOverMail } from './farewell-mails.ts'

type Context = {
  db: Database
  now: string
  baseUrl: string
  user: User
  renewToken: RenewToken
}

/** Makes a co-parent the one whose family it is; whoever started it goes on as co-parent. */
export function handOver(
  { db, now, baseUrl, user, renewToken }: Context,
  toUserId: string,
): Promise<void> {
  return transaction(db, async (trx) => {
    const { familyId } = user
    const next = familyIdOf(toUserId)
    for (const id of [familyId, next].toSorted()) await lockFamily(trx, id)
    await requireRights(trx) // Afterwards it is no longer theirs to give.
    const [from, to] = await moveToHeir(trx, { from: user, toUserId, now })
    const mail = await mailFor(trx, to, () => handedOverMail(to, from, baseUrl))
    await enqueue(trx, { id: randomId(), payload: mail, now })
    await renewToken(trx)
  })
}

/** The hand-over itself, without a mail; gives both users as they were. The families must be locked. */
export async function moveToHeir(
  trx: OpenTransaction,
  { from: { id, familyId }, toUserId, now }: { from: User; toUserId: string; now: string },
): Promise<[from: User, to: User]> {
  const taken = (await takeSequence(trx, familyId)) ?? refuse('family-missing')
  const [from, to] = [await lockUser(trx, id), await lockUser(trx, toUserId)]
  if (!from || from.familyId !== familyId || to?.familyId !== familyId) refuse('user-missing')
  const family = handedOverFamily(taken.family, { from, to, memberId: randomId() })
  if (!(await holdPlaceOf(trx, toUserId))) refuse('co-parent-at-home')
  await deleteFamily(trx, familyIdOf(toUserId))
  await moveFamily(trx, familyId, { family, sequence: taken.sequence })
  await changePrimary(trx, { from: from.id, to: to.id })
  const action = { type: 'hand-over' } as const
  const place = { sequence: taken.sequence, commandId: randomId(), by: from.id, now }
  await appendAction(trx, family, { action, ...place })
  lookAfter(trx, familyId)
  return [from, to]
}

/**
 * Locks the place that a co-parent's own family has, and says whether it is free: a family may stand
 * there that they kept for later, theirs to go back to unless it is empty.
 */
export async function holdPlaceOf(trx: OpenTransaction, userId: string): Promise<boolean> {
  const familyId = familyIdOf(userId)
  const family = await lockFamily(trx, familyId)
  return isUntouched({ family, hasRows: await hasRows(trx, familyId) })
}
