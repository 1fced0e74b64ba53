import { defaultName } from '#core/domain/user.ts'
import { apiPaths } from '#core/paths.ts'
import { routes } from '#server/http/routes.ts'
import { isDuplicate } from '#server/store/failures.ts'
import { signingUp } from './agreed.ts'
import { requireEmail, textsOf } from './credentials.ts'
import { okWithCookies, type LibraryCall } from './library-call.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { authApi } from './auth.api.ts'

type Options = { call: LibraryCall; passwordMin: number }

/** In and out. Of the library below nothing is reachable but what is listed in these routes. */
export const authRoutes = ({ call, passwordMin }: Options) =>
  routes()
    .openapi(authApi.signUp, async (c) => {
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
    })
    .openapi(authApi.signIn, async (c) => {
      const given = textsOf(c.req.valid('json'))
      const account = given.email.toLowerCase()
      const { limit, forgive, clientAddress } = c.get('services')
      await limit('signInByAddress', clientAddress(c))
      await limit('signInByAccount', account)
      const response = await call(c, apiPaths.signIn, given)
      await forgive('signInByAccount', account)
      return okWithCookies(response)
    })
    .openapi(authApi.signOut, async (c) => {
      const response = okWithCookies(await call(c, apiPaths.signOut, {}))
      response.headers.set('clear-site-data', '"cache", "storage"')
      return response
    })

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
