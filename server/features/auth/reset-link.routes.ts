import { z } from '@hono/zod-openapi'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { answer, body, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { readToken } from '#server/store/mailed-tokens.ts'
import { anything } from './credentials.ts'

/** Says at once that a link for a new password is used or too old, before one is thought up. */
export const resetLinkRoutes = () =>
  routes().openapi(
    route('public', {
      method: 'post',
      path: apiPaths.resetLink,
      summary: 'Whether the link from the mail still gives a new password; changes nothing',
      request: { body: body(z.strictObject({ token: anything })) },
      responses: { 200: answer(z.object({ ok: z.literal(true) }), 'It does') },
    }),
    async (c) => {
      const { token } = c.req.valid('json')
      if (typeof token !== 'string') refuse('invalid-token')
      const { db, clock, limit, clientAddress } = c.get('services')
      await limit('confirmationByAddress', clientAddress(c))
      const sought = {
        purposes: ['reset-password'],
        hash: hashOfToken(token),
        now: clock(),
      } as const
      if (!(await readToken(db, sought))) refuse('invalid-token')
      return c.json({ ok: true as const }, 200)
    },
  )
