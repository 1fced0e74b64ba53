import { settingsPaths } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import { readLinkedAccounts, readPasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { requireRights } from '#server/store/guarded.ts'
import { readPasskeysOf } from '#server/store/passkeys.ts'
import { countRecoveryCodes, readSecondFactor } from '#server/store/second-factors.ts'
import { isJustSignedIn } from './proof.ts'
import { siteNamesOf } from './providers.ts'
import { sendCode } from './send-code.ts'
import { beginAtSite, type Options as SiteOptions } from './sign-in-with.ts'
import { unlinkAccount } from './unlink-account.ts'
import { authApi } from './auth.api.ts'

type Options = { providers: Provider[] } & SiteOptions

/** With what one's account opens: seen, linked, unlinked, and proven without a password. */
export function signInMethodRoutes({ providers, ...options }: Options) {
  const { sites } = options
  const names = siteNamesOf(providers)
  return routes()
    .openapi(authApi.signInMethods, async (c) => {
      const { db, clock } = c.get('services')
      const { id } = userOf(c)
      const password = (await readPasswordHash(db, id)) !== null
      const accounts = await readLinkedAccounts(db, id)
      const justSignedIn = !password && isJustSignedIn(sessionOf(c), clock())
      const named = accounts.map((one) => ({
        ...one,
        name: names.get(one.provider) ?? one.provider,
      }))
      const passkeys = (await readPasskeysOf(db, id)).map(({ createdAt: since, ...one }) => ({
        id: one.id,
        name: one.name,
        since,
        usedAt: one.usedAt,
      }))
      const factor = await readSecondFactor(db, id)
      const recoveryCodes = await countRecoveryCodes(db, id)
      const secondFactor = factor && { since: factor.createdAt, recoveryCodes }
      return c.json({ password, justSignedIn, linked: named, passkeys, secondFactor }, 200)
    })
    .openapi(authApi.sendCode, async (c) => {
      const { db, clock, limit } = c.get('services')
      const user = userOf(c)
      await limit('codeByAccount', user.id)
      await sendCode({ db, now: clock() }, user)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.prove, async (c) => {
      const { db, requireProof } = c.get('services')
      await requireProof(sessionOf(c), c.req.valid('json'))
      await transaction(db, requireRights) // Of a session that has ended meanwhile it shows nothing.
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.linkAccount, async (c) => {
      const site = sites.get(c.req.valid('param').provider) ?? refuse('provider-off')
      const session = sessionOf(c)
      // Or a stranger's account would gain a second door.
      if (!session.user.emailVerified) refuse('email-unproven')
      await c.get('services').requireProof(session, c.req.valid('json'))
      const link = { userId: session.user.id, sessionId: session.sessionId }
      const journey = { popup: false, returnTo: settingsPaths.signIn, link }
      return c.json({ url: await beginAtSite(c, options, { site, journey }) }, 200)
    })
    .openapi(authApi.unlinkAccount, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      const { provider } = c.req.valid('param')
      const { user } = sessionOf(c)
      await requireProof(sessionOf(c), c.req.valid('json'))
      const name = names.get(provider) ?? provider
      await withNewToken(c, (renewToken) =>
        unlinkAccount({ db, now: clock(), renewToken }, user, { provider, name }),
      )
      return c.json({ ok: true as const }, 200)
    })
}
