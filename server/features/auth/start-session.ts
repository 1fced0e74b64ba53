import type { Context } from 'hono'
import type { User } from '#core/account/user-schema.ts'
import { refuse } from '#core/refusal.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { Env } from '#server/http/route.ts'
import { randomId } from '#server/platform/random-id.ts'
import { blockedSince } from '#server/store/blocked.ts'
import { readFamily } from '#server/store/families.ts'
import { markSeen } from '#server/store/idle.ts'
import type { OpenTransaction } from '#server/store/schema.ts'
import { endSession, insertSession, readSession } from '#server/store/sessions.ts'
import { knowDevice } from './devices.ts'
import { sessionEnd, sessionHashOf } from './session.ts'
import { warnOwner } from './warnings.ts'

/**
 * Signs somebody in on the request's device: with a session of its own, whatever cookie came with the
 * request, and the one of that cookie ends (A39, A71). Refuses whom the host keeps out. Gives the cookies for the answer.
 */
export async function startSession(
  trx: OpenTransaction,
  c: Context<Env>,
  { cookies, user }: { cookies: Cookies; user: User },
): Promise<string[]> {
  const { clock, newToken } = c.get('services')
  if (await blockedSince(trx, user.id)) refuse('account-blocked')
  const now = clock()
  const before = sessionHashOf(cookies, c.req.raw.headers)
  const former = before === null ? null : await readSession(trx, before, now)
  if (former) await endSession(trx, former.user, former.sessionId)
  const { cookie: deviceCookie, isOneMore } = await knowDevice(trx, c, { cookies, user })
  const { hash, cookiesFor } = newToken()
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, 200)
  await insertSession(trx, {
    id: randomId(),
    hash,
    userId: user.id,
    userAgent,
    now,
    expiresAt: sessionEnd(now),
  })
  await markSeen(trx, user.id, now)
  // An address that nobody has proven may be a stranger's.
  if (isOneMore && user.emailVerified) await tellOfDevice(trx, user, { userAgent, now })
  return [...cookiesFor(user.id), deviceCookie]
}

async function tellOfDevice(
  trx: OpenTransaction,
  user: User,
  { userAgent, now }: { userAgent: string; now: string },
): Promise<void> {
  const family = await readFamily(trx, user.familyId)
  const timeZone = family?.familyData.settings.timeZone ?? 'UTC'
  const happened = { what: 'new-device', userAgent, at: now, timeZone } as const
  await warnOwner(trx, user, { now, kind: 'new-device', happened })
}

/** Adds cookies to the answer of a request. */
export function sendCookies(c: Context, lines: readonly string[]): void {
  for (const line of lines) c.header('set-cookie', line, { append: true })
}
