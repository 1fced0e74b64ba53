import { refuse } from '#core/refusal.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { sessionOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import { changePassword } from './change-password.ts'
import { siteNamesOf } from './providers.ts'
import { authApi } from './auth.api.ts'

type Options = { passwordMin: number; providers: Provider[] }

/** Another password, with the current one; a first one, with a mailed code. */
export function changePasswordRoutes({ passwordMin, providers }: Options) {
  const siteNames = siteNamesOf(providers)
  return routes().openapi(authApi.changePassword, async (c) => {
    const { newPassword, ...proof } = c.req.valid('json')
    if (typeof newPassword !== 'string') refuse('password-too-short')
    const { db, clock, requireProof } = c.get('services')
    const context = { db, now: clock(), passwordMin, siteNames, requireProof }
    await withNewToken(c, (renewToken) =>
      changePassword({ ...context, renewToken }, sessionOf(c), { newPassword, proof }),
    )
    return c.json({ ok: true as const }, 200)
  })
}
