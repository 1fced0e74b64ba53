import { createMiddleware } from 'hono/factory'
import { apiPaths, isInvitation, publicPaths } from '#core/paths.ts'

const forms = new Set<string>([
  apiPaths.signIn,
  apiPaths.signUp,
  apiPaths.requestPasswordReset,
  apiPaths.resetPassword,
  apiPaths.contact,
])
const pages = new Set<string>(Object.values(publicPaths))

type Options = { isOwn: (headers: Headers) => boolean }

/**
 * A prerendered form can be sent before its page's scripts take it: the browser then posts it as
 * forms are posted. Nothing of it is read or done: it leads back to its page, with no password in the
 * address.
 */
export function leadEarlyFormsBack({ isOwn }: Options) {
  return createMiddleware(async (c, next) => {
    const isForm =
      c.req.method === 'POST' &&
      forms.has(c.req.path) &&
      c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')
    if (isForm && isOwn(c.req.raw.headers))
      return c.redirect(previousPage(c.req.header('referer')), 303)
    return next()
  })
}

/** The form's page with `early=yes`, with what else stood in its address; the landing page for any other. */
function previousPage(referer: string | undefined): string {
  const url = referer && URL.canParse(referer) ? new URL(referer) : null
  const known = url !== null && (pages.has(url.pathname) || isInvitation(url.pathname))
  const parameters = new URLSearchParams(known ? url.search : '')
  parameters.set('early', 'yes')
  return `${known ? url.pathname : publicPaths.landing}?${String(parameters)}`
}
