import type { Context } from 'hono'
import type { Receipt } from '#core/log/receipt-schema.ts'
import { memberOfActor } from '#core/commands/actor.ts'
import type { Addressed } from '#core/commands/documents.ts'
import { roomRefusal } from '#core/devices/device-room.ts'
import { actorOf, pairedRefusal } from '#core/devices/paired-rights.ts'
import { refuse } from '#core/refusal.ts'
import { readForCommand } from '#server/http/read-weeks.ts'
import { deviceOf, payerOf, type Env } from '#server/http/route.ts'
import { findReceipt } from '#server/store/changes.ts'
import { runCommand } from '#server/store/run-command.ts'
import { readSharedMembers } from '#server/store/shared-members.ts'

/**
 * Runs a command of a paired device, where that may do it, as the member whose act it is. One that was
 * applied before gives its first receipt again, also where it could not be done a second time.
 */
export async function runForDevice(
  c: Pick<Context<Env>, 'get'>,
  addressed: Addressed,
): Promise<Receipt> {
  const { db, clock } = c.get('services')
  const device = deviceOf(c)
  const { familyId, purpose, home } = device
  const whose = { familyId, payer: payerOf(device) }
  const known = (await readForCommand(c.get('services'), whose, addressed)) ?? refuse('not-paired')
  const code = pairedRefusal(purpose, addressed, known)
  if (code) {
    const earlier = await findReceipt(db, familyId, addressed.command.id)
    const mine = purpose.kind === 'member' ? purpose.memberId : null
    const isOurs = earlier?.sprintId === addressed.sprintId
    if (!isOurs || (mine && memberOfActor(earlier.receipt.userId) !== mine)) refuse(code)
    return earlier.receipt
  }
  const userId = actorOf({ purpose, isVisitor: home !== null }, addressed, known)
  const visitors = home === null ? null : await readSharedMembers(db, familyId)
  const order = { familyId, addressed, userId, now: clock() }
  return runCommand(db, {
    ...order,
    roomRefusal: (before) => roomRefusal(addressed, before, visitors),
  })
}
