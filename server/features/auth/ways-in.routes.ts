import { randomInt } from 'node:crypto'
import type { User } from '#core/contract/user.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
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
import type { LibraryCall } from './library-call.ts'
import { linkAccount } from './link-account.ts'
import { hashOfCode, isJustSignedIn } from './proof.ts'
import { offeredProviders } from './providers.ts'
import { unlinkAccount } from './unlink-account.ts'
import { authApi } from './auth.api.ts'

const codeLasts = 10 * 60_000

type Options = { call: LibraryCall; baseUrl: string; secret: string; providers: Provider[] }

/** With what one's account opens: seen, linked, unlinked, and proven without a password. */
export function waysInRoutes({ call, baseUrl, secret, providers }: Options) {
  const names = new Map(offeredProviders(providers).map(({ id, name }) => [id, name]))
  return routes()
    .openapi(authApi.waysIn, async (c) => {
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
    })
    .openapi(authApi.sendCode, async (c) => {
      const { db, clock, limit } = c.get('services')
      const user = userOf(c)
      await limit('codeByAccount', user.id)
      await sendCode({ db, now: clock(), secret }, user)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.linkAccount, async (c) => {
      const { provider } = c.req.valid('param')
      return linkAccount(c, { call, baseUrl, providers, provider, proof: c.req.valid('json') })
    })
    .openapi(authApi.unlinkAccount, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      const { provider } = c.req.valid('param')
      const { user } = sessionOf(c)
      await requireProof(sessionOf(c), c.req.valid('json'))
      const name = names.get(provider) ?? provider
      await unlinkAccount({ db, now: clock(), baseUrl }, user, { provider, name })
      return c.json({ ok: true as const }, 200)
    })
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
