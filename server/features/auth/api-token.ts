import type { Services } from '#server/http/route.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { randomText } from '#server/platform/random-id.ts'
import { markTokenUsed, readApiToken } from '#server/store/api-tokens.ts'
import type { Database } from '#server/store/schema.ts'

/** By which a token is known among other texts, where one has got into a place that it should not. */
const prefix = 'elefam_'
/** Of chance in each: 192 bits. */
const bytes = 24
const isToken = /^elefam_[\w-]{32}$/

/** A token, and what is stored of it. */
export function newApiToken(): { token: string; hash: string } {
  const token = prefix + randomText(bytes)
  return { token, hash: hashOfToken(token) }
}

type Options = { db: Database; clock: Clock; limit: Limits['limit'] }

/** The one place that reads tokens; see `Services`. Once a day it notes that one was used. */
export function apiTokenServices({ db, clock, limit }: Options): Pick<Services, 'readToken'> {
  return {
    readToken: async (token, { guessedFrom } = {}) => {
      const now = clock()
      const found = isToken.test(token) ? await readApiToken(db, hashOfToken(token), now) : null
      if (!found) {
        if (guessedFrom !== undefined) await limit('tokenByAddress', guessedFrom)
        return null
      }
      const { user, id, scope, createdAt: signedInAt, usedAt } = found
      if (usedAt?.slice(0, 10) !== now.slice(0, 10)) await markTokenUsed(db, id, now)
      return { user, sessionId: '', signedInAt, cookies: [], token: { id, scope } }
    },
  }
}
