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
    const { status } = c.res
    // A page brings two dozen files along, of which a host learns nothing (H14).
    if (status < 400 && isFile(c.req.path)) return
    requestLog?.tell({
      id,
      method: c.req.method,
      route: routePath(c), // a pattern, as the one who answered was declared: no id is kept
      status,
      milliseconds: performance.now() - began,
      userId: user?.id,
      familyId: user?.familyId,
    })
  })
}

/** Whether an address is one of the web's files; none of the API's ends like one but the calendar feed's. */
const isFile = (path: string) => !path.startsWith('/api/') && /[.][a-z0-9]+$/i.test(path)
