import { z } from '@hono/zod-openapi'
import { presenceSchema } from '#core/contract/presence.ts'
import { personOf } from '#core/domain/member-of-user.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { answer, body, route, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { readFamily } from '#server/store/families.ts'
import type { Streams } from './streams.ts'

/** Told to every screen of the family: an account's screens may speak once a second, and say it every ten. */
const weight = limits.writeSteady

/** What somebody has open to change: told to the family's other screens, and kept nowhere. */
export const presenceRoutes = ({ streams }: { streams: Streams }) =>
  routes().openapi(
    route(
      'family',
      {
        method: 'post',
        path: `${apiPaths.families}/{familyId}/presence`,
        summary: 'Say what is open to be changed here, so that two who do so know of each other',
        request: { params: z.object({ familyId: z.string() }), body: body(presenceSchema) },
        responses: { 200: answer(z.object({ ok: z.literal(true) }), 'Told to whoever watches') },
      },
      { weight },
    ),
    async (c) => {
      const { db } = c.get('services')
      const { familyId } = c.req.valid('param')
      const { thing } = c.req.valid('json')
      const user = userOf(c)
      const family = (await readFamily(db, familyId)) ?? refuse('family-missing')
      streams.tell(familyId, { ...personOf(family, user), thing })
      return c.json({ ok: true as const }, 200)
    },
  )
