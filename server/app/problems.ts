import type { Context } from 'hono'
import { errors, problemOf, type ErrorCode, type Problem } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import type { Env } from '#server/http/route.ts'
import type { Log } from '#server/platform/log.ts'
import { languageNow, saidNow, speaking } from '#server/platform/say.ts'
import { isStorageFull, isUnavailable } from '#server/store/failures.ts'
import { fullDiskLog } from './outage-log.ts'
import { readerLanguage } from './reader-language.ts'
import { takeSlowly } from './unread-body.ts'

type Options = { log: Log; onFull: () => void; languages: readonly string[] }

/** The one place that speaks HTTP about what went wrong: `{code, message}` with the code's status. */
export function respondToError({ log, onFull, languages }: Options) {
  const hostLog = fullDiskLog(log)
  return (error: Error, c: Context<Env>) => {
    const refusal = refusalFor(error)
    const request = c.get('requestId')
    const { method, routePath: route } = c.req
    if (refusal.code === 'storage-full') onFull()
    takeSlowly(c)
    if (forTheHost.has(refusal.code))
      hostLog.error('request.failed', error, { request, method, route })
    // Nobody is signed out because the day's first request was refused.
    const cookies = c.get('session')?.cookies ?? []
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
    const { retryAfter } = refusal.details
    if (retryAfter) c.header('retry-after', String(retryAfter))
    // What a program could have brought (RFC 6750); browsers make nothing of it.
    const isWrong = refusal.code === 'token-invalid'
    if (errors[refusal.code].status === 401) {
      c.header('www-authenticate', isWrong ? 'Bearer error="invalid_token"' : 'Bearer')
    }
    const language = readerLanguage(c, languages)
    return c.json(
      speaking(language, () => problemFor(refusal)),
      errors[refusal.code].status,
    )
  }
}

/**
 * A refusal in its reader’s language; programs go by its code. What a schema says of a field is English,
 * for whoever writes a program: others read that something is not as expected, and which field it is.
 */
function problemFor(refusal: Refusal): Problem {
  const problem = problemOf(refusal)
  const isOfSchema = refusal.code === 'invalid-input' && languageNow() !== 'en'
  return {
    ...problem,
    message: saidNow(isOfSchema ? errors['invalid-input'].message : problem.message),
  }
}

/** Of these only whoever runs the server can mend anything. */
const forTheHost = new Set<ErrorCode>(['internal', 'unavailable', 'storage-full'])

function refusalFor(error: Error): Refusal {
  if (error instanceof Refusal) return error
  if (isStorageFull(error)) return new Refusal('storage-full')
  if (isUnavailable(error)) return new Refusal('unavailable')
  return new Refusal('internal')
}
