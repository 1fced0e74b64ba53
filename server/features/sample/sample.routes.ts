import { t } from '#core/say.ts'
import type { Context } from 'hono'
import { isSample } from '#core/account/sample-account.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import type { Env } from '#server/http/route.ts'
import { later } from '#server/platform/clock.ts'
import { transaction } from '#server/store/database.ts'
import { sampleApi } from './sample.api.ts'
import { startSample } from './start-sample.ts'

/** Looking around in a family of one's own for a while; nothing is there where the host does not want it. */
export function sampleRoutes({ demo }: { demo: boolean }) {
  const takePlace = places()
  return routes().openapi(sampleApi.begin, async (c) => {
    if (!demo) refuse('not-found')
    const { db, clock, newToken, readSession } = c.get('services')
    const session = await readSession(c.req.raw.headers, { renew: false })
    if (session && isSample(session.user.id)) return c.json({ user: session.user }, 200)
    if (session) refuse('not-yet') // Somebody with a family of their own does not lose it from sight.
    await takePlace(c)
    const { hash, cookiesFor } = newToken()
    const userAgent = (c.req.header('user-agent') ?? '').slice(0, 200)
    const begin = { now: clock(), today: c.req.valid('json').today, session: { hash, userAgent } }
    const user = await transaction(db, (trx) => startSample(trx, begin))
    for (const line of cookiesFor(user.id)) c.header('set-cookie', line, { append: true })
    return c.json({ user }, 200)
  })
}

const noPlace = () => {
  const sentence = t`All sample families are lent at the moment. Take the tour meanwhile, or try later.`
  return new Refusal('too-many-requests', { retryAfter: fullFor / 1000 }, sentence)
}

/** So long nobody asks the database whether there is a place again, in milliseconds. */
const fullFor = 30_000

/** Takes one of the places that there are for everybody together; while all are taken a flood costs no query. */
function places() {
  let fullUntil = ''
  return async (c: Context<Env>) => {
    const { clock, limit, clientAddress } = c.get('services')
    const now = clock()
    if (now < fullUntil) throw noPlace()
    await limit('sampleByAddress', clientAddress(c))
    try {
      await limit('samples', 'everybody')
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'too-many-requests') throw error
      fullUntil = later(now, fullFor)
      throw noPlace()
    }
  }
}
