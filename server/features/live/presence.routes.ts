import { personOf } from '#core/invites/member-of-user.ts'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { handled, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readFamily } from '#server/store/families.ts'
import type { Streams } from './streams.ts'
import { liveApi } from './live.api.ts'

/** Told to every screen of the family: an account's screens may speak once a second, and say it every ten. */
const weight = limits.writeSteady

/** What somebody has open to change: told to the family's other screens, and kept nowhere. */
export const presenceRoutes = ({ streams }: { streams: Streams }) =>
  routes().openapi(handled(liveApi.presence, { weight }), async (c) => {
    const { db } = c.get('services')
    const { familyId } = c.req.valid('param')
    const { thing } = c.req.valid('json')
    const user = userOf(c)
    const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
    streams.tell(familyId, { ...personOf(family, user), thing })
    return c.json({ ok: true as const }, 200)
  })
