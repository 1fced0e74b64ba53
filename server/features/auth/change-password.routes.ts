import { z } from '@hono/zod-openapi'
import { apiPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { answer, body, proofFields, route, sessionOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { changePassword } from './change-password.ts'
import { anything } from './credentials.ts'

type Options = { baseUrl: string; passwordMin: number }

/** Another password, with the current one; a first one, with a mailed code. */
export const changePasswordRoutes = ({ baseUrl, passwordMin }: Options) =>
  routes().openapi(
    route('signed-in', {
      method: 'post',
      path: apiPaths.changePassword,
      summary: 'Choose another password; signs out everywhere else',
      request: { body: body(z.strictObject({ newPassword: anything, ...proofFields })) },
      responses: { 200: answer(z.object({ ok: z.literal(true) }), 'It counts from now on') },
    }),
    async (c) => {
      const { newPassword, ...proof } = c.req.valid('json')
      if (typeof newPassword !== 'string') refuse('password-too-short')
      const { db, clock, requireProof } = c.get('services')
      const context = { db, now: clock(), baseUrl, passwordMin, requireProof }
      await withNewToken(c, (renewToken) =>
        changePassword({ ...context, renewToken }, sessionOf(c), { newPassword, proof }),
      )
      return c.json({ ok: true as const }, 200)
    },
  )
