import { z } from '@hono/zod-openapi'
import { name } from '#core/contract/scalars.ts'
import { defaultName } from '#core/domain/user.ts'
import { apiPaths } from '#core/paths.ts'
import { answer, body, route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { isDuplicate } from '#server/store/failures.ts'
import { signingUp } from './agreed.ts'
import { anything, credentials, requireEmail, textsOf } from './credentials.ts'
import { okWithCookies, type LibraryCall } from './library-call.ts'
import { requireGoodPassword } from './require-good-password.ts'

const signedIn = answer(
  z.object({ ok: z.literal(true) }),
  'Signed in; the cookie holds the session',
)

type Options = { call: LibraryCall; passwordMin: number }

/** In and out. Of the library below nothing is reachable but what is listed in these routes. */
export const authRoutes = ({ call, passwordMin }: Options) =>
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
        const { limit, verifyCaptcha, clientAddress } = c.get('services')
        await limit('signUpByAddress', clientAddress(c))
        await verifyCaptcha(c.req.valid('json').captcha, clientAddress(c))
        const payload = {
          email,
          password,
          name: c.req.valid('json').name ?? defaultName(email),
        }
        return okWithCookies(await signUp(() => call(c, apiPaths.signUp, payload)))
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
        const given = textsOf(c.req.valid('json'))
        const account = given.email.toLowerCase()
        const { limit, forgive, clientAddress } = c.get('services')
        await limit('signInByAddress', clientAddress(c))
        await limit('signInByAccount', account)
        const response = await call(c, apiPaths.signIn, given)
        await forgive('signInByAccount', account)
        return okWithCookies(response)
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
        const response = okWithCookies(await call(c, apiPaths.signOut, {})) as Response
        response.headers.set('clear-site-data', '"cache", "storage"')
        return response as never
      },
    )

/** Runs a sign-up; where the library only says that it failed, this throws what went wrong. */
async function signUp(work: () => Promise<Response>): Promise<Response> {
  const store: { failure?: Error } = {}
  try {
    return await signingUp.run(store, work)
  } catch (error) {
    if (store.failure && !isDuplicate(store.failure)) throw store.failure
    throw error
  }
}
