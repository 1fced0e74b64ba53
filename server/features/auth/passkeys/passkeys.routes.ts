import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { randomText } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { readPasskeysOf } from '#server/store/passkeys.ts'
import { lockUser } from '#server/store/users.ts'
import { sendCookies, startSession } from '../start-session.ts'
import { addPasskey, removePasskey } from './add-passkey.ts'
import { passkeysApi } from './passkeys.api.ts'
import { relyingParty } from './relying-party.ts'

type Options = { baseUrl: string; secret: string; cookies: Cookies }

/** Passkeys: added, shown for signing in or as a proof, renamed, removed. */
export function passkeyRoutes({ baseUrl, secret, cookies }: Options) {
  const party = relyingParty({ baseUrl, secret })
  /** The browser that asks, where nobody is signed in. */
  const browserOf = (headers: Headers) => {
    const kept = cookies.read(headers, 'passkey')
    return kept && /^[\w-]{22}$/.test(kept) ? kept : null
  }
  return routes()
    .openapi(passkeysApi.askForOne, async (c) => {
      const { clock, limit, clientAddress } = c.get('services')
      await limit('passkeyByAddress', clientAddress(c))
      const by = browserOf(c.req.raw.headers) ?? randomText(16)
      const seconds = limits.ceremonySeconds
      sendCookies(c, [cookies.write('passkey', by, { seconds })])
      return c.json(await party.request([], { purpose: 'sign-in', by, now: clock() }), 200)
    })
    .openapi(passkeysApi.signIn, async (c) => {
      const { db, clock, limit, clientAddress } = c.get('services')
      await limit('passkeyByAddress', clientAddress(c))
      const by = browserOf(c.req.raw.headers) ?? refuse('passkey-expired')
      const asked = { purpose: 'sign-in', by, now: clock() } as const
      const { userId, useUp } = await party.shown(db, c.req.valid('json').passkey, asked)
      const lines = await transaction(db, async (trx) => {
        const user = (await lockUser(trx, userId)) ?? refuse('passkey-failed')
        await useUp(trx)
        return startSession(trx, c, { cookies, user })
      })
      sendCookies(c, [...lines, ...cookies.forget('passkey')])
      return c.json({ ok: true as const }, 200)
    })
    .openapi(passkeysApi.askForProof, async (c) => {
      const { db, clock } = c.get('services')
      const { user, sessionId: by } = sessionOf(c)
      const passkeys = await readPasskeysOf(db, user.id)
      return c.json(await party.request(passkeys, { purpose: 'proof', by, now: clock() }), 200)
    })
    .openapi(passkeysApi.beginNew, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      const session = sessionOf(c)
      // Or a stranger's account would gain a second door.
      if (!session.user.emailVerified) refuse('email-unproven')
      await requireProof(session, c.req.valid('json'))
      const there = await readPasskeysOf(db, session.user.id)
      const asked = { purpose: 'add', by: session.sessionId, now: clock() } as const
      return c.json(await party.creation(session.user, there, asked), 200)
    })
    .openapi(passkeysApi.add, async (c) => {
      const { db, clock } = c.get('services')
      const { user, sessionId: by } = sessionOf(c)
      const { passkey, name } = c.req.valid('json')
      const now = clock()
      const made = await party.made(passkey, { purpose: 'add', by, now })
      await withNewToken(c, (renewToken) =>
        addPasskey({ db, now, renewToken }, user, { ...made, name }),
      )
      return c.json({ ok: true as const }, 200)
    })
    .openapi(passkeysApi.remove, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      await requireProof(sessionOf(c), c.req.valid('json'))
      const { passkeyId } = c.req.valid('param')
      await withNewToken(c, (renewToken) =>
        removePasskey({ db, now: clock(), renewToken }, userOf(c), passkeyId),
      )
      return c.json({ ok: true as const }, 200)
    })
}
