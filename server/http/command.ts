import type { Context } from 'hono'
import type { Receipt } from '#core/contract/receipt.ts'
import type { Addressed } from '#core/domain/documents.ts'
import { runCommand } from '#server/store/run-command.ts'
import { sessionOf, type Env, type Handling } from './route.ts'

/** How a route is handled whose command `runAs` runs: it is decided by what was read with the session. */
export const byCommand: Handling = { withFamily: 'snapshot' }

/** Runs a command as the signed-in user; `ifVersion` is the version its document must have (A24). */
export function runAs(
  c: Pick<Context<Env>, 'get'>,
  addressed: Addressed,
  ifVersion?: number,
): Promise<Receipt> {
  const { db, clock, choices } = c.get('services')
  const { user, snapshot } = sessionOf(c)
  const { id: userId, familyId } = user
  const membersMax = async () => (await choices()).membersMax
  const order = { familyId, addressed, userId, now: clock(), ifVersion, snapshot, membersMax }
  return runCommand(db, order)
}
