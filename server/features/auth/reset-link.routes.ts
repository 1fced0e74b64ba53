import { refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import { readToken } from '#server/store/mailed-tokens.ts'
import { authApi } from './auth.api.ts'

/** Says at once that a link for a new password is used or too old, before one is thought up. */
export const resetLinkRoutes = () =>
  routes().openapi(authApi.readResetLink, async (c) => {
    const { token } = c.req.valid('json')
    if (typeof token !== 'string') refuse('invalid-token')
    const { db, clock, limit, clientAddress } = c.get('services')
    await limit('confirmationByAddress', clientAddress(c))
    const sought = {
      purposes: ['reset-password'],
      hash: hashOfToken(token),
      now: clock(),
    } as const
    if (!(await readToken(db, sought))) refuse('invalid-token')
    return c.json({ ok: true as const }, 200)
  })
