import { z } from '@hono/zod-openapi'
import { name } from '#core/contract/scalars.ts'
import { defaultName } from '#core/domain/user.ts'
import { apiPaths } from '#core/paths.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { answer, body, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { transaction } from '#server/store/database.ts'
import { endSession } from '#server/store/sessions.ts'
import { anything, credentials, requireEmail, textsOf } from './credentials.ts'
import { triedFrom } from './devices.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { sendCookies, startSession } from './start-session.ts'

const signedIn = answer(
  z.object({ ok: z.literal(true) }),
  'Signed in; the cookie holds the session',
)

type Options = { baseUrl: string; passwordMin: number; cookies: Cookies }

/** In and out. */
export const authRoutes = ({ baseUrl, passwordMin, cookies }: Options) =>
  routes()
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.signUp,
        summary: 'Create an account with its family, and sign in',
        request: {
          body: body(credentials.extend({ name: name.optional(), captcha: anything })),
        },
        responses: { 200: signedIn },
      }),
      async (c) => {
        const { email, password } = textsOf(c.req.valid('json'))
        requireEmail(email)
        requireGoodPassword(password, passwordMin)
        const { db, clock, limit, verifyCaptcha, clientAddress } = c.get('services')
        await limit('signUpByAddress', clientAddress(c))
        await verifyCaptcha(c.req.valid('json').captcha, clientAddress(c))
        const given = {
          email: email.toLowerCase(),
          password,
          name: c.req.valid('json').name ?? defaultName(email),
        }
        const context = { db, now: clock(), baseUrl }
        const lines = await signUp(context, given, (trx, user) =>
          startSession(trx, c, { cookies, user }),
        )
        sendCookies(c, lines)
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.signIn,
        summary: 'Sign in with e-mail and password',
        request: { body: body(credentials) },
        responses: { 200: signedIn },
      }),
      async (c) => {
        const { email, password } = textsOf(c.req.valid('json'))
        const { db, limit, limitTries, forgiveTries, clientAddress } = c.get('services')
        const given = { email: email.toLowerCase(), password }
        await limit('signInByAddress', clientAddress(c))
        const tried = await triedFrom(c, cookies, given.email)
        await limitTries('signIn', tried)
        const lines = await signIn(db, given, (trx, user) =>
          startSession(trx, c, { cookies, user }),
        )
        await forgiveTries('signIn', tried)
        sendCookies(c, lines)
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('public', {
        method: 'post',
        path: apiPaths.signOut,
        summary: 'End this session',
        responses: { 200: answer(z.object({ ok: z.literal(true) }), 'Signed out') },
      }),
      async (c) => {
        const { db, readSession } = c.get('services')
        const session = await readSession(c.req.raw.headers, { renew: false })
        if (session)
          await transaction(db, (trx) => endSession(trx, session.user, session.sessionId))
        sendCookies(c, [cookies.write('session_token', '', { seconds: 0 })])
        return c.json({ ok: true as const }, 200, { 'clear-site-data': '"cache", "storage"' })
      },
    )
