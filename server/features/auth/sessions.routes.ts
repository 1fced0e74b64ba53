import { z } from '@hono/zod-openapi'
import { openSessionSchema } from '#core/contract/account.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { answer, route, sessionOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { endSession, endSessionsOf, readSessionsOf } from '#server/store/sessions.ts'
import { transaction } from '#server/store/database.ts'
import { requireRights } from '#server/store/guarded.ts'

const done = answer(z.object({ ok: z.literal(true) }), 'Signed out')

/** The devices on which one is signed in; a foreign one is as if it were not there (A17). */
export const sessionRoutes = () =>
  routes()
    .openapi(
      route('signed-in', {
        method: 'get',
        path: apiPaths.sessions,
        summary: 'Where the own account is signed in, the latest first',
        responses: { 200: answer(z.array(openSessionSchema), 'The devices') },
      }),
      async (c) => {
        const { db, clock } = c.get('services')
        const { user, sessionId } = sessionOf(c)
        const query = { userId: user.id, now: clock(), limit: limits.sessions }
        const rows = await readSessionsOf(db, query)
        const devices = rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
          id,
          userAgent: userAgent ?? '',
          since: createdAt,
          usedAt: updatedAt,
          current: id === sessionId,
        }))
        return c.json(devices, 200)
      },
    )
    .openapi(
      route('signed-in', {
        method: 'delete',
        path: apiPaths.sessions,
        summary: 'Sign out on every other device',
        responses: { 200: done },
      }),
      async (c) => {
        const { user, sessionId } = sessionOf(c)
        const { db } = c.get('services')
        await transaction(db, (trx) => endSessionsOf(trx, user, { except: sessionId }))
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('signed-in', {
        method: 'delete',
        path: `${apiPaths.sessions}/{sessionId}`,
        summary: 'Sign out on one device',
        request: { params: z.object({ sessionId: z.string().max(100) }) },
        responses: { 200: done },
      }),
      async (c) => {
        const { sessionId } = c.req.valid('param')
        const { user } = sessionOf(c)
        // Not every database takes every text as a parameter.
        const known = /^[\w-]+$/.test(sessionId)
        const ended =
          known &&
          (await transaction(c.get('services').db, async (trx) => {
            await requireRights(trx) // It may be this one.
            return endSession(trx, user, sessionId)
          }))
        if (!ended) refuse('session-missing')
        return c.json({ ok: true as const }, 200)
      },
    )
