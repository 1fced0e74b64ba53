import { createSecretKey } from 'node:crypto'
import type { Clock } from '#server/platform/clock.ts'
import type { OpenSession } from '#server/http/route.ts'
import type { Database } from '#server/store/schema.ts'
import { readSessionUser } from '#server/store/users.ts'
import { sessionRenewedEvery } from './agreed.ts'
import type { Auth } from './auth.ts'
import { sessionCookieName, tokenReader } from './session-cookie.ts'

type Options = {
  db: Database
  loadAuth: () => Promise<Auth>
  clock: Clock
  secret: string
  baseUrl: string
}

/**
 * Reads a request's session with one prepared select; null for anything but a live one. Once a day
 * of use the library prolongs it, which costs more and gives the cookies to send along.
 */
export function sessionReader({ db, loadAuth, clock, secret, baseUrl }: Options) {
  const key = createSecretKey(secret, 'utf8')
  const tokenFrom = tokenReader(sessionCookieName(baseUrl.startsWith('https:')), key)
  return async (headers: Headers, { renew = true } = {}): Promise<OpenSession | null> => {
    const cookie = headers.get('cookie')
    const token = tokenFrom(cookie)
    if (!token) return null
    const now = clock()
    const found = await readSessionUser(db, token, now)
    if (!found) return null
    const { sessionUpdatedAt, ...session } = found
    const age = Date.parse(now) - Date.parse(sessionUpdatedAt)
    const isFresh = age < sessionRenewedEvery * 1000
    if (isFresh || !renew) return { ...session, cookies: [] }
    const auth = await loadAuth()
    const renewal = await auth.api.getSession({
      headers: new Headers({ cookie: cookie ?? '' }),
      asResponse: true,
    })
    return { ...session, cookies: renewal.headers.getSetCookie() }
  }
}
