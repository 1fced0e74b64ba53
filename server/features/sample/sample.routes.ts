import { isSample } from '#core/domain/sample-account.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import type { Limits } from '#server/http/limits.ts'
import { transaction } from '#server/store/database.ts'
import { sampleApi } from './sample.api.ts'
import { startSample } from './start-sample.ts'

/** Looking around in a family of one's own for a while; nothing is there where the host does not want it. */
export const sampleRoutes = ({ demo }: { demo: boolean }) =>
  routes().openapi(sampleApi.begin, async (c) => {
    if (!demo) refuse('not-found')
    const { db, clock, limit, clientAddress, newToken, readSession } = c.get('services')
    const session = await readSession(c.req.raw.headers, { renew: false })
    if (session && isSample(session.user.id)) return c.json({ user: session.user }, 200)
    if (session) refuse('not-yet') // Somebody with a family of their own does not lose it from sight.
    await limit('sampleByAddress', clientAddress(c))
    await takePlace(limit)
    const { hash, cookie } = newToken()
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 200)
    const begin = { now: clock(), today: c.req.valid('json').today, session: { hash, userAgent } }
    const user = await transaction(db, (trx) => startSample(trx, begin))
    c.header('set-cookie', cookie, { append: true })
    return c.json({ user }, 200)
  })

/** One of those that there are for everybody together. */
async function takePlace(limit: Limits['limit']): Promise<void> {
  try {
    await limit('samples', 'everybody')
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too-many-requests') refuse('samples-full')
    throw error
  }
}
