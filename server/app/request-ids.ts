import { randomBytes } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Env } from '#server/http/route.ts'
import type { RequestLog } from '#server/platform/request-log.ts'

export const requestIdHeader = 'x-request-id'

/**
 * Gives every request an id, which its answer carries and every line in the log that is about it;
 * and tells the log of it, where there is one.
 */
export function requestIds(requestLog: RequestLog | undefined) {
  const start = randomBytes(6).toString('base64url') // Of this process: two servers share a log.
  let count = 0
  return createMiddleware<Env & { Bindings: Partial<HttpBindings> }>(async (c, next) => {
    count += 1
    const id = `${start}-${count.toString(36)}`
    const began = performance.now()
    c.set('requestId', id)
    const { outgoing } = c.env ?? {}
    outgoing?.setHeader(requestIdHeader, id)
    await next()
    if (!outgoing) c.res.headers.set(requestIdHeader, id)
    const user = c.get('user')
    requestLog?.tell({
      id,
      method: c.req.method,
      route: routePath(c), // a pattern, as the one who answered was declared: no id is kept
      status: c.res.status,
      milliseconds: performance.now() - began,
      userId: user?.id,
      familyId: user?.familyId,
    })
  })
}
