import { asciiEmail } from '#core/text/email.ts'
import { refuse } from '#core/refusal.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { routes } from '#server/http/routes.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import { requireEmail } from './credentials.ts'
import { triedFrom } from './devices.ts'
import type { StartAlone } from './open-with-site.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { siteNamesOf } from './providers.ts'
import { resetPassword } from './reset-password.ts'
import { authApi } from './auth.api.ts'

type Options = {
  baseUrl: string
  passwordMin: number
  cookies: Cookies
  startAlone: StartAlone
  providers: Provider[]
}

/** A forgotten password: a mail with a link, and the link's screen. */
export function resetRoutes({ baseUrl, passwordMin, cookies, startAlone, providers }: Options) {
  const siteNames = siteNamesOf(providers)
  return routes()
    .openapi(authApi.askForReset, async (c) => {
      const given = c.req.valid('json').email
      const email = typeof given === 'string' ? asciiEmail(given.trim()) : ''
      if (email === '') refuse('email-needed')
      requireEmail(email)
      const { db, clock, limit, limitTries, clientAddress, inBackground } = c.get('services')
      await limit('resetByAddress', clientAddress(c))
      await limitTries('reset', await triedFrom(c, cookies, email))
      inBackground(() => requestPasswordReset({ db, now: clock() }, email.toLowerCase()))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.resetPassword, async (c) => {
      const { token, newPassword } = c.req.valid('json')
      if (typeof token !== 'string') refuse('invalid-token')
      if (typeof newPassword !== 'string') refuse('password-too-short')
      const { db, clock, limit, forgiveTries, clientAddress } = c.get('services')
      await limit('newPasswordByAddress', clientAddress(c))
      const context = { db, now: clock(), baseUrl, passwordMin, startAlone, siteNames }
      const email = await resetPassword(context, { token, newPassword })
      await forgiveTries('signIn', await triedFrom(c, cookies, email))
      return c.json({ ok: true as const }, 200)
    })
}
