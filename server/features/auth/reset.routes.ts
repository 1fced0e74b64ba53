import { refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import { requireEmail } from './credentials.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { authApi } from './auth.api.ts'

type Options = { baseUrl: string; passwordMin: number }

/** A forgotten password: a mail with a link, and the link's screen. */
export const resetRoutes = ({ baseUrl, passwordMin }: Options) =>
  routes()
    .openapi(authApi.askForReset, async (c) => {
      const given = c.req.valid('json').email
      const email = typeof given === 'string' ? given.trim() : ''
      if (email === '') refuse('email-needed')
      requireEmail(email)
      const { db, clock, limit, clientAddress, inBackground } = c.get('services')
      await limit('resetByAddress', clientAddress(c))
      await limit('resetByAccount', email.toLowerCase())
      inBackground(() => requestPasswordReset({ db, now: clock(), baseUrl }, email.toLowerCase()))
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.resetPassword, async (c) => {
      const { token, newPassword } = c.req.valid('json')
      if (typeof token !== 'string') refuse('invalid-token')
      if (typeof newPassword !== 'string') refuse('password-too-short')
      const { db, clock, limit, forgive, clientAddress } = c.get('services')
      await limit('newPasswordByAddress', clientAddress(c))
      const context = { db, now: clock(), baseUrl, passwordMin }
      const email = await resetPassword(context, { token, newPassword })
      await forgive('signInByAccount', email)
      return c.json({ ok: true as const }, 200)
    })
