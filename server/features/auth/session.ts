import type { User } from '#core/contract/user.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/store/schema.ts'
import { readSessionUser } from '#server/store/users.ts'
import { sessionCookieName, tokenFrom } from './session-cookie.ts'

type Options = { db: Database; clock: Clock; secret: string; baseUrl: string }

/** Reads the user of a request's session with one prepared select; null for anything but a live one. */
export function sessionReader({ db, clock, secret, baseUrl }: Options) {
  const name = sessionCookieName(baseUrl.startsWith('https:'))
  return async (headers: Headers): Promise<User | null> => {
    const token = tokenFrom(headers.get('cookie'), name, secret)
    if (!token) return null
    return (await readSessionUser(db, token, clock()))?.user ?? null
  }
}
