import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'
import { errors, problemOf } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import type { Log } from '#server/platform/log.ts'
import { isStorageFull, isUnavailable } from '#server/store/failures.ts'
import { firstProblem } from './sentences.ts'

/** The one place that speaks HTTP about what went wrong: `{code, message}` with the code's status. */
export function respondToError(log: Log) {
  return (error: Error, c: Context) => {
    const refusal = refusalFor(error)
    if (refusal.code === 'internal' || refusal.code === 'unavailable') {
      const request = c.get('requestId') as string | undefined
      const { method, routePath: route } = c.req
      log.error('request.failed', error, { request, method, route })
    }
    const { retryAfter } = refusal.details
    if (retryAfter) c.header('retry-after', String(retryAfter))
    return c.json(problemOf(refusal), errors[refusal.code].status as ContentfulStatusCode)
  }
}

function refusalFor(error: Error): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof HTTPException && error.status === 400) return new Refusal('invalid-json')
  if (error instanceof HTTPException && error.status === 413) return new Refusal('too-large')
  if (isStorageFull(error)) return new Refusal('storage-full')
  if (isUnavailable(error)) return new Refusal('unavailable')
  return new Refusal('internal')
}

type Validated = { success: true } | { success: false; error: Pick<z.core.$ZodError, 'issues'> }

/** What a route's schemas refuse: a sentence that names the field. */
export function refuseInvalid(result: Validated): void {
  if (result.success) return
  throw problemAt(result.error.issues)
}

/** The refusal for what a schema found, at this place of the request. */
export function problemAt(issues: readonly z.core.$ZodIssue[], place = ''): Refusal {
  const { field: inside, words } = firstProblem(issues)
  const field = [place, inside].filter(Boolean).join('.')
  return new Refusal('invalid-input', { field }, `${field || 'The request'} ${words}.`)
}
