import { isErrorCode } from '#core/errors.ts'
import { safeReturn, signedIn } from '#core/paths.ts'
import { routes } from '#server/http/routes.ts'
import { beginSignInWith, finishSignInWith, keepOpener, type Options } from './sign-in-with.ts'
import { signedInPage } from './signed-in-page.ts'
import { authApi } from './auth.api.ts'

/** Signing in with another account: three pages, each of which leads on to another. */
export function signInWithRoutes(options: Options) {
  return routes()
    .openapi(authApi.beginSignInWith, async (c) => {
      const { provider: providerId } = c.req.valid('param')
      const { popup, to } = c.req.valid('query')
      const journey = { popup: popup === 'yes', returnTo: safeReturn(to) }
      return beginSignInWith(c, options, { providerId, journey })
    })
    .openapi(authApi.finishSignInWith, async (c) => {
      const { provider: providerId } = c.req.valid('param')
      const { state, ...back } = c.req.valid('query')
      return finishSignInWith(c, options, { providerId, state, back })
    })
    .get(signedIn, (c) => {
      const { to, failed } = c.req.query()
      keepOpener(c)
      return c.html(
        signedInPage({ to: safeReturn(to), failed: isErrorCode(failed) ? failed : null }),
      )
    })
}
