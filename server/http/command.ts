import type { Context } from 'hono'
import type { FamilyCommand } from '#core/family/schema.ts'
import type { Receipt } from '#core/log/receipt-schema.ts'
import type { Addressed } from '#core/commands/documents.ts'
import { roomRefusal } from '#core/devices/device-room.ts'
import { tickingRefusal } from '#core/programs/token-rights.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { transaction } from '#server/store/database.ts'
import { baseOf } from '#server/store/guarded.ts'
import { settleSoon } from '#server/store/shared-members.ts'
import { runCommand, type Order } from '#server/store/run-command.ts'
import { readForCommand } from './read-weeks.ts'
import { settleDays } from './settle-days.ts'
import { sessionOf, type Env, type Handling, type Services } from './route.ts'

/** How a route is handled whose command `runAs` runs: it is decided by what was read with the session. */
export const byCommand: Handling = { withFamily: true }

/** Runs a command as the signed-in user; `ifVersion` is the version its document must have (A24). */
export async function runAs(
  c: Pick<Context<Env>, 'get'>,
  addressed: Addressed,
  ifVersion?: number,
): Promise<Receipt> {
  const { db, clock, choices, limit } = c.get('services')
  const { user, snapshot, token } = sessionOf(c)
  const { id: userId, familyId } = user
  const membersMax = async () => (await choices()).membersMax
  const order: Order = {
    familyId,
    addressed,
    userId,
    now: clock(),
    ifVersion,
    snapshot,
    membersMax,
  }
  if (token?.scope === 'tick') {
    await requireTicking(c.get('services'), familyId, addressed)
    order.roomRefusal = (before) => roomRefusal(addressed, before, null)
  }
  const receipt = await runCommand(db, order)
  if (saysDays.has(addressed.command.type)) {
    const mayNow = await isWithin(() => limit('settleByFamily', familyId))
    if (mayNow) await settleDays(db, { familyId, now: order.now, isActing: true })
    else await transaction(baseOf(db), (trx) => settleSoon(trx, [familyId]))
  }
  return receipt
}

/** Whether a limit has not been reached; the other home of a child is not to hear of days all the time (A80). */
async function isWithin(count: () => Promise<void>): Promise<boolean> {
  try {
    await count()
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') return false
    throw error
  }
}

/** What changes on which days somebody is here, or brings somebody back with days of long ago. */
const saysDays: ReadonlySet<string> = new Set<FamilyCommand['type']>([
  'set-days-here',
  'say-days-here',
  'add-member',
])

/** A token that only ticks changes no plan. */
async function requireTicking(
  services: Services,
  familyId: string,
  addressed: Addressed,
): Promise<void> {
  const documents = await readForCommand(services, { familyId }, addressed)
  const code = tickingRefusal(addressed, documents ?? refuse('family-missing'))
  if (code) refuse(code)
}
