import { OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { afterConfirming, apiPaths } from '#core/paths.ts'
import { Refusal } from '#core/refusal.ts'
import { answer, route, userOf, type Env } from '#server/http/route.ts'
import { confirmNewEmail } from './confirm-new-email.ts'
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
        summary: 'Where the link that confirms an e-mail address leads',
        request: { query: z.object({ token: z.string().max(2000) }) },
        responses: { 302: { description: 'On to the screen that shows the state' } },
      }),
      async (c) => {
        const { token } = c.req.valid('query')
        const { db, clock, readSession } = c.var.services
        // The library's tokens are signed and have dots; ours for a new address have none.
        const ok = token.includes('.')
          ? await confirmFirstEmail(call, c, token)
          : await confirmNewEmail({ db, now: clock() }, token)
        const session = await readSession(c.req.raw.headers, { renew: false })
        return c.redirect(afterConfirming({ ok, signedIn: session !== null }))
      },
    )

async function confirmFirstEmail(call: LibraryCall, c: Context<Env>, token: string) {
  try {
    await call(c, `${apiPaths.verifyEmail}?token=${encodeURIComponent(token)}`)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
