import { OpenAPIHono, z } from '@hono/zod-openapi'
import { apiPaths } from '#core/paths.ts'
import { Refusal } from '#core/refusal.ts'
import { answer, route, userOf, type Env } from '#server/http/route.ts'
import { okWithCookies, type LibraryCall } from './library-call.ts'

/** Proving that the account's address is one's own. */
export const verificationRoutes = ({ call }: { call: LibraryCall }) =>
  new OpenAPIHono<Env>()
    .openapi(
      route('signed-in', {
        method: 'post',
        path: apiPaths.sendVerification,
        summary: 'Send the verification e-mail once more, unless the address is verified',
        responses: { 200: answer(z.object({ ok: z.literal(true) }), 'On its way') },
      }),
      async (c) => {
        const { id, emailVerified, profile } = userOf(c)
        if (emailVerified) return c.json({ ok: true as const }, 200)
        await c.var.services.limit('verificationByAccount', id)
        const payload = { email: profile.email, callbackURL: '/verify-email' }
        return okWithCookies(await call(c, apiPaths.sendVerification, payload))
      },
    )
    .openapi(
      route('public', {
        method: 'get',
        path: apiPaths.verifyEmail,
        summary: 'Where the link in the verification e-mail leads',
        request: { query: z.object({ token: z.string().max(2000) }) },
        responses: { 302: { description: 'On to the screen that shows the state' } },
      }),
      async (c) => {
        const { token } = c.req.valid('query')
        const path = `${apiPaths.verifyEmail}?token=${encodeURIComponent(token)}`
        const refusal = await call(c, path).then(
          () => null,
          (error: unknown) => {
            if (error instanceof Refusal) return error
            throw error
          },
        )
        return c.redirect(refusal ? '/verify-email?failed=yes' : '/verify-email')
      },
    )
