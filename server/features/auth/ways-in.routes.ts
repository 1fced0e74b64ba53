import { randomInt } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { waysInSchema } from '#core/contract/account.ts'
import { id as idSchema } from '#core/contract/scalars.ts'
import type { User } from '#core/contract/user.ts'
import { apiPaths, signInSettings } from '#core/paths.ts'
import { refuse } from '#core/refusal.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { answer, body, proofFields, route, sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { later } from '#server/platform/clock.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import { randomId } from '#server/platform/random-id.ts'
import { readLinkedAccounts, readPasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { saveToken } from '#server/store/mailed-tokens.ts'
import { enqueue } from '#server/store/outbox.ts'
import type { Database } from '#server/store/schema.ts'
import { codeMail } from './account-mails.ts'
import { hashOfCode, isJustSignedIn } from './proof.ts'
import { offeredProviders } from './providers.ts'
import { beginAtSite, type Options as SiteOptions } from './sign-in-with.ts'
import { unlinkAccount } from './unlink-account.ts'

const codeLasts = 10 * 60_000
const done = z.object({ ok: z.literal(true) })
const linked = `${apiPaths.auth}/linked/{provider}` as const
const params = z.object({ provider: idSchema })

type Options = { secret: string; providers: Provider[] } & SiteOptions

/** With what one's account opens: seen, linked, unlinked, and proven without a password. */
export function waysInRoutes({ secret, providers, ...options }: Options) {
  const { baseUrl, sites } = options
  const names = new Map(offeredProviders(providers).map(({ id, name }) => [id, name]))
  return routes()
    .openapi(
      route('signed-in', {
        method: 'get',
        path: apiPaths.waysIn,
        summary: 'With what the own account can be opened',
        responses: { 200: answer(waysInSchema, 'A password, accounts of other sites') },
      }),
      async (c) => {
        const { db, clock } = c.get('services')
        const { id } = userOf(c)
        const password = (await readPasswordHash(db, id)) !== null
        const accounts = await readLinkedAccounts(db, id)
        const justSignedIn = !password && isJustSignedIn(sessionOf(c), clock())
        const named = accounts.map((one) => ({
          ...one,
          name: names.get(one.provider) ?? one.provider,
        }))
        return c.json({ password, justSignedIn, linked: named }, 200, {
          'cache-control': 'no-store',
        })
      },
    )
    .openapi(
      route('signed-in', {
        method: 'post',
        path: apiPaths.sendCode,
        summary: 'Mail a code that shows who asks, in the place of a password',
        responses: { 200: answer(done, 'On its way') },
      }),
      async (c) => {
        const { db, clock, limit } = c.get('services')
        const user = userOf(c)
        await limit('codeByAccount', user.id)
        await sendCode({ db, now: clock(), secret }, user)
        return c.json({ ok: true as const }, 200)
      },
    )
    .openapi(
      route('signed-in', {
        method: 'post',
        path: linked,
        summary: 'Begin to link an account of another site: gives the address to go to',
        request: { params, body: body(z.strictObject(proofFields)) },
        responses: { 200: answer(z.object({ url: z.string() }), 'Where it goes on') },
      }),
      async (c) => {
        const site = sites.get(c.req.valid('param').provider) ?? refuse('provider-off')
        const session = sessionOf(c)
        // Or a stranger's account would gain a second door.
        if (!session.user.emailVerified) refuse('email-unproven')
        await c.get('services').requireProof(session, c.req.valid('json'))
        const link = { userId: session.user.id, sessionId: session.sessionId }
        const journey = { popup: false, returnTo: signInSettings, link }
        return c.json({ url: await beginAtSite(c, options, { site, journey }) }, 200)
      },
    )
    .openapi(
      route('signed-in', {
        method: 'delete',
        path: linked,
        summary: 'Unlink an account of another site; the last way in stays',
        request: { params, body: body(z.strictObject(proofFields)) },
        responses: { 200: answer(done, 'Unlinked') },
      }),
      async (c) => {
        const { db, clock, requireProof } = c.get('services')
        const { provider } = c.req.valid('param')
        const { user } = sessionOf(c)
        await requireProof(sessionOf(c), c.req.valid('json'))
        const name = names.get(provider) ?? provider
        await withNewToken(c, (renewToken) =>
          unlinkAccount({ db, now: clock(), baseUrl, renewToken }, user, { provider, name }),
        )
        return c.json({ ok: true as const }, 200)
      },
    )
}

async function sendCode(
  { db, now, secret }: { db: Database; now: string; secret: string },
  { id: userId, profile }: User,
): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const hash = hashOfCode(secret, userId, code)
  const { email } = profile
  await transaction(db, async (trx) => {
    const expiresAt = later(now, codeLasts)
    await saveToken(trx, { userId, purpose: 'confirm', hash, email, expiresAt })
    await enqueue(trx, { id: randomId(), payload: codeMail(profile, code), now })
  })
}
