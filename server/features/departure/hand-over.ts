import type { User } from '#core/contract/user.ts'
import { isUntouched } from '#core/domain/co-parent.ts'
import { familyIdOf } from '#core/domain/family.ts'
import { handedOverFamily } from '#core/domain/hand-over-family.ts'
import { refuse } from '#core/refusal.ts'
import { randomId } from '#server/platform/random-id.ts'
import { lookAfter } from '#server/store/bus.ts'
import { appendDeed } from '#server/store/changes.ts'
import { transaction } from '#server/store/database.ts'
import { deleteFamily, lockFamily, takeSequence } from '#server/store/families.ts'
import { changePrimary, moveFamily } from '#server/store/move-family.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database, OpenTransaction } from '#server/store/schema.ts'
import { countSprints } from '#server/store/sprints.ts'
import { lockUser } from '#server/store/users.ts'
import { handedOverMail } from './farewell-mails.ts'

type Context = { db: Database; now: string; baseUrl: string; user: User }

/** Makes a co-parent the one whose family it is; whoever started it goes on as co-parent. */
export function handOver({ db, now, baseUrl, user }: Context, toUserId: string): Promise<void> {
  return transaction(db, async (trx) => {
    const { familyId } = user
    const next = familyIdOf(toUserId)
    for (const id of [familyId, next].toSorted()) await lockFamily(trx, id)
    const taken = (await takeSequence(trx, familyId)) ?? refuse('family-missing')
    const [from, to] = [await lockUser(trx, user.id), await lockUser(trx, toUserId)]
    if (!from || from.familyId !== familyId || to?.familyId !== familyId) refuse('user-missing')
    const family = handedOverFamily(taken.family, { from, to, memberId: randomId() })
    await makeRoom(trx, next)
    await moveFamily(trx, familyId, { family, sequence: taken.sequence })
    await changePrimary(trx, { from: from.id, to: to.id })
    const deed = { type: 'hand-over' } as const
    const place = { sequence: taken.sequence, commandId: randomId(), by: from.id, now }
    await appendDeed(trx, family, { deed, ...place })
    lookAfter(trx, familyId)
    await enqueue(trx, { id: randomId(), payload: handedOverMail(to, from, baseUrl), now })
  })
}

/** The id may be that of a family which they kept for later: theirs to go back to, unless it is empty. */
async function makeRoom(trx: OpenTransaction, familyId: string): Promise<void> {
  const family = await lockFamily(trx, familyId)
  if (!family) return
  const hasSprints = (await countSprints(trx, familyId)) > 0
  if (!isUntouched({ family, hasSprints, isShared: false })) refuse('co-parent-at-home')
  await deleteFamily(trx, familyId)
}
