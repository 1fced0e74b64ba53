import { createHash, timingSafeEqual } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { refuse } from '#core/refusal.ts'
import type { Metrics } from '#server/platform/metrics.ts'

/** Counts every request by the route that answered it. */
export function countRequests({ answered }: Metrics): MiddlewareHandler {
  return async (c, next) => {
    const began = performance.now()
    await next()
    const route = routePath(c) // a pattern, as the one who answered was declared: no id is kept
    const seconds = (performance.now() - began) / 1000
    answered({ method: c.req.method, route, status: c.res.status, seconds })
  }
}

/** The figures, for whoever holds the token; for everybody else there is nothing here. */
export function metricsPage({ page }: Metrics, token: string): MiddlewareHandler {
  const expected = digest(`Bearer ${token}`)
  return async (c) => {
    const given = digest(c.req.header('authorization') ?? '')
    if (!timingSafeEqual(expected, given)) refuse('not-found')
    const { text, type } = await page()
    return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' })
  }
}

const digest = (words: string) => createHash('sha256').update(words).digest()
