import { z } from '@hono/zod-openapi'
import { isErrorCode } from '#core/errors.ts'
import { apiPaths, safeReturn, signedIn } from '#core/paths.ts'
import { route } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { beginSignInWith, finishSignInWith, keepOpener, type Options } from './sign-in-with.ts'
import { signedInPage } from './signed-in-page.ts'

const params = z.object({ provider: z.string() })
/** These are pages of a browser: what is odd is as if it were not there, instead of an error in JSON. */
const lenient = z.string().max(5000).optional().catch(undefined).openapi({ type: 'string' })
const onward = (description: string) => ({ 302: { description } })

/** Signing in with another account: three pages, each of which leads on to another. */
export function signInWithRoutes(options: Options) {
  return routes()
    .openapi(
      route('public', {
        method: 'get',
        path: `${apiPaths.auth}/with/{provider}`,
        summary: 'Where signing in with another account begins',
        request: { params, query: z.object({ popup: lenient, to: lenient }) },
        responses: onward('On to the other account’s site'),
      }),
      async (c) => {
        const { provider: providerId } = c.req.valid('param')
        const { popup, to } = c.req.valid('query')
        const journey = { popup: popup === 'yes', returnTo: safeReturn(to) }
        return beginSignInWith(c, options, { providerId, journey })
      },
    )
    .openapi(
      route('public', {
        method: 'get',
        path: `${apiPaths.auth}/callback/{provider}`,
        summary: 'Where the other account’s site sends the browser back to',
        request: {
          params,
          query: z.object({ state: lenient, code: lenient, error: lenient, iss: lenient }),
        },
        responses: onward('On to the screen, signed in; or with the code of what went wrong'),
      }),
      async (c) => {
        const { provider: providerId } = c.req.valid('param')
        const { state, ...back } = c.req.valid('query')
        return finishSignInWith(c, options, { providerId, state, back })
      },
    )
    .get(signedIn, (c) => {
      const { to, failed } = c.req.query()
      keepOpener(c)
      return c.html(
        signedInPage({ to: safeReturn(to), failed: isErrorCode(failed) ? failed : null }),
      )
    })
}
