import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import { sessionOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { endSession, endSessionsOf, readSessionsOf } from '#server/store/sessions.ts'
import { transaction } from '#server/store/database.ts'
import { requireRights } from '#server/store/guarded.ts'
import { authApi } from './auth.api.ts'

/** The devices on which one is signed in; a foreign one is as if it were not there (A17). */
export const sessionRoutes = () =>
  routes()
    .openapi(authApi.sessions, async (c) => {
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
    })
    .openapi(authApi.endOtherSessions, async (c) => {
      const { user, sessionId } = sessionOf(c)
      const { db } = c.get('services')
      await transaction(db, (trx) => endSessionsOf(trx, user, { except: sessionId }))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.endSession, async (c) => {
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
    })
