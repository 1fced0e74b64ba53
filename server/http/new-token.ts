import type { Context } from 'hono'
import { refuse } from '#core/refusal.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { changeToken } from '#server/store/sessions.ts'
import { sessionOf, type Env } from './route.ts'

/** To be called in the transaction of whatever changes what somebody may do. */
export type RenewToken = (trx: OpenTransaction) => Promise<void>

/**
 * Does something that changes what the signed-in user may do: within its transaction their session
 * gets another token, and the one before opens nothing any more (A71). Refuses where it has ended.
 */
export async function withNewToken<Result>(
  c: Pick<Context<Env>, 'get'>,
  work: (renewToken: RenewToken) => Promise<Result>,
): Promise<Result> {
  const session = sessionOf(c)
  const { hash, cookiesFor } = c.get('services').newToken()
  let isRenewed = false
  const result = await work(async (trx) => {
    isRenewed = await changeToken(trx, session.sessionId, hash)
    if (!isRenewed) refuse('unauthenticated')
  })
  // Only now: what was rolled back has left the former token as it was.
  if (isRenewed) session.cookies = cookiesFor(session.user.id)
  return result
}
