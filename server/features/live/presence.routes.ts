import { personOf } from '#core/domain/member-of-user.ts'
import { refuse } from '#core/refusal.ts'
import { userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readFamily } from '#server/store/families.ts'
import { pace } from './pace.ts'
import type { Streams } from './streams.ts'
import { liveApi } from './live.api.ts'

/** Beyond it somebody's screens say nothing new: they speak every ten seconds each. */
const perMinute = 60

/** What somebody has open to change: told to the family's other screens, and kept nowhere. */
export const presenceRoutes = ({ streams }: { streams: Streams }) => {
  const mayGo = pace(perMinute)
  return routes().openapi(liveApi.presence, async (c) => {
    const { db } = c.get('services')
    const { familyId } = c.req.valid('param')
    const { thing } = c.req.valid('json')
    const user = userOf(c)
    if (!mayGo(user.id)) refuse('too-many-requests', { retryAfter: 60 })
    const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
    streams.tell(familyId, { ...personOf(family, user), thing })
    return c.json({ ok: true as const }, 200)
  })
}
