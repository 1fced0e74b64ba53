import { refuse } from '#core/refusal.ts'
import { routes } from '#server/http/routes.ts'
import { authApi } from './auth.api.ts'
import { sayNotMe } from './not-me.ts'

/** "This was not me": the mail's link leads to a page, whose button asks here. */
export const notMeRoutes = () =>
  routes().openapi(authApi.notMe, async (c) => {
    const { token } = c.req.valid('json')
    if (typeof token !== 'string') refuse('invalid-token')
    const { db, clock, limit, clientAddress } = c.get('services')
    await limit('confirmationByAddress', clientAddress(c))
    return c.json({ token: await sayNotMe({ db, now: clock() }, token) }, 200)
  })
