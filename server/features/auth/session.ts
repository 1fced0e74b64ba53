import { limits } from '#core/limits.ts'
import type { Cookies } from '#server/http/cookies.ts'
import type { OpenSession, ReadSession, Services } from '#server/http/route.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import { hashOfToken, newToken } from '#server/platform/one-time-token.ts'
import { markSeen } from '#server/store/idle.ts'
import type { Database } from '#server/store/schema.ts'
import {
  prolongSession,
  readSession,
  readSessionAndFamily,
  type FoundSession,
} from '#server/store/sessions.ts'

/** So often a session that is used begins its time anew, in milliseconds. */
const prolongedEvery = 24 * 60 * 60_000

/** The instant at which a session ends that is used now. */
export const sessionEnd = (now: string) => later(now, limits.sessionSeconds * 1000)

/** The cookie by which pages know whose session it is, before the server has answered them. */
const userCookie = (cookies: Cookies, userId: string): string =>
  cookies.write('user', userId, { seconds: limits.sessionSeconds })

/** The cookies of a session: its token, which no script reads, and whose it is. */
const sessionCookies = (cookies: Cookies, token: string, userId: string): string[] => [
  cookies.write('session_token', token, { seconds: limits.sessionSeconds }),
  userCookie(cookies, userId),
]

/** The token of a request's cookie. Cookies of former versions have a signature after a dot. */
function tokenOf(cookies: Cookies, headers: Headers): string | null {
  const [token = ''] = (cookies.read(headers, 'session_token') ?? '').split('.')
  return /^[\w-]{20,100}$/.test(token) ? token : null
}

/** By what the session of a request's cookie is found; null where there is none. */
export function sessionHashOf(cookies: Cookies, headers: Headers): string | null {
  const token = tokenOf(cookies, headers)
  return token === null ? null : hashOfToken(token)
}

type Wanted = { now: string; withFamily: ReadSession['withFamily'] }
type Found = FoundSession & Pick<OpenSession, 'snapshot'>

/** A session, with what is wanted of its user's family. */
function findSession(db: Database, hash: string, wanted: Wanted): Promise<Found | null> {
  const { now, withFamily } = wanted
  if (withFamily) return readSessionAndFamily(db, hash, { now, ...withFamily })
  return readSession(db, hash, now)
}

type Options = { db: Database; clock: Clock; cookies: Cookies }

/** The one place that reads sessions; see `Services`. Once a day of use it prolongs them (S9.7). */
export function sessionServices({
  db,
  clock,
  cookies,
}: Options): Pick<Services, 'readSession' | 'newToken'> {
  return {
    readSession: async (headers, { renew = true, withFamily } = {}) => {
      const token = tokenOf(cookies, headers)
      if (token === null) return null
      const now = clock()
      const hash = hashOfToken(token)
      const found = await findSession(db, hash, { now, withFamily })
      if (!found) return null
      const { prolongedAt, ...session } = found
      const isFormer = cookies.isFormer(headers, 'session_token')
      const isDue = isFormer || now >= later(prolongedAt, prolongedEvery)
      const { id: userId } = session.user
      if (!renew || !isDue) {
        // One of an earlier version has told the browser nothing yet.
        const isTold = !renew || cookies.read(headers, 'user') === userId
        return { ...session, cookies: isTold ? [] : [userCookie(cookies, userId)] }
      }
      await prolongSession(db, session.sessionId, { now, expiresAt: sessionEnd(now) })
      await markSeen(db, userId, now)
      const former = isFormer ? cookies.forgetFormer('session_token') : []
      return { ...session, cookies: [...sessionCookies(cookies, token, userId), ...former] }
    },
    newToken: () => {
      const { token, hash } = newToken()
      return { hash, cookiesFor: (userId) => sessionCookies(cookies, token, userId) }
    },
  }
}
