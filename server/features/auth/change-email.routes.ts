import { z } from '@hono/zod-openapi'
import { asciiEmail } from '#core/email.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, proofFields, route, sessionOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { anything, requireEmail } from './credentials.ts'
import { moveUnprovenAccount } from './move-unproven-account.ts'
import { requestNewEmail } from './request-new-email.ts'

/** Another address for the account: with the password, and the proof that the new one is one's own. */
export const changeEmailRoutes = () =>
  routes().openapi(
    route('signed-in', {
      method: 'post',
      path: apiPaths.changeEmail,
      summary:
        'Change the own e-mail address; a confirmed one stays until the new one is confirmed',
      request: { body: body(z.strictObject({ newEmail: anything, ...proofFields })) },
      responses: {
        200: answer(z.object({ ok: z.literal(true) }), 'The same for every address, in use or not'),
      },
    }),
    async (c) => {
      const { newEmail, ...proof } = c.req.valid('json')
      const email = typeof newEmail === 'string' ? asciiEmail(newEmail.trim()).toLowerCase() : ''
      requireEmail(email, 'newEmail')
      const { db, clock, limit, inBackground, requireProof } = c.get('services')
      const { user } = sessionOf(c)
      await limit('changeEmailByAccount', user.id)
      await requireProof(sessionOf(c), proof)
      const context = { db, now: clock() }
      if (email === user.profile.email) return c.json({ ok: true as const }, 200)
      if (user.emailVerified) inBackground(() => requestNewEmail(context, user, email))
      else await moveUnprovenAccount(context, user, email)
      return c.json({ ok: true as const }, 200)
    },
  )
