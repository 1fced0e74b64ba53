import { isErrorCode } from '#core/errors.ts'
import { safeReturn, signedIn } from '#core/paths.ts'
import { routes } from '#server/http/routes.ts'
import type { Log } from '#server/platform/log.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import type { Auth } from './auth.ts'
import { libraryCall } from './library-call.ts'
import { beginSignInWith, finishSignInWith, keepOpener } from './sign-in-with.ts'
import { signedInPage } from './signed-in-page.ts'
import { authApi } from './auth.api.ts'

type Options = {
  loadAuth: () => Promise<Auth>
  baseUrl: string
  providers: Provider[]
  log: Log
}

/** Signing in with another account: three pages, each of which leads on to another. */
export function signInWithRoutes(options: Options) {
  const call = libraryCall(options)
  return routes()
    .openapi(authApi.beginSignInWith, async (c) => {
      const { provider } = c.req.valid('param')
      const { popup, to } = c.req.valid('query')
      const journey = { popup: popup === 'yes', to: safeReturn(to) }
      return beginSignInWith(c, { ...options, call, provider, journey })
    })
    .openapi(authApi.finishSignInWith, async (c) => {
      const { provider } = c.req.valid('param')
      return finishSignInWith(c, { ...options, call, provider, returned: c.req.valid('query') })
    })
    .get(signedIn, (c) => {
      const { to, failed } = c.req.query()
      keepOpener(c)
      return c.html(
        signedInPage({ to: safeReturn(to), failed: isErrorCode(failed) ? failed : null }),
      )
    })
}
