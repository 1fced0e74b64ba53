import { createHmac } from 'node:crypto'
import { refuse } from '#core/refusal.ts'
import type { Limits } from '#server/http/limits.ts'
import type { OpenSession, Services } from '#server/http/route.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import { accountHash, verifyPassword } from '#server/platform/password-hash.ts'
import { readPasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { takeToken } from '#server/store/mailed-tokens.ts'
import type { Database } from '#server/store/schema.ts'
import { relyingParty } from './passkeys/relying-party.ts'

/** For so long somebody without a password who signed in anew is known to be themselves. */
const justNow = 10 * 60_000

/** Whether a session was begun so lately that it shows who sits there. */
export function isJustSignedIn({ signedInAt }: OpenSession, now: string): boolean {
  return signedInAt > later(now, -justNow)
}

/** What is stored of a mailed code: so short a one needs the server's secret to stay one. */
export function hashOfCode(secret: string, userId: string, code: string): string {
  return createHmac('sha256', secret).update(`confirm ${userId} ${code}`).digest('base64url')
}

type Options = { db: Database; clock: Clock; secret: string; baseUrl: string } & Pick<
  Limits,
  'limitTries' | 'forgiveTries'
>

/** See `Services`: the one way in which the server makes sure who asks for what matters. */
export function proofCheck({
  db,
  clock,
  secret,
  baseUrl,
  ...limits
}: Options): Services['requireProof'] {
  const party = relyingParty({ baseUrl, secret })
  return async (session, { password, code, passkey }) => {
    const { id } = session.user
    const now = clock()
    const hash = await readPasswordHash(db, id)
    if (hash === null && isJustSignedIn(session, now)) return
    // By session: whoever sits at another one, with the password or not, keeps nobody out (A64).
    const tried = { account: id, from: session.sessionId, isKnown: false }
    await limits.limitTries('proof', tried)
    if (passkey !== undefined && passkey !== null) {
      const asked = { purpose: 'proof', by: session.sessionId, now } as const
      const { userId, useUp } = await party.shown(db, passkey, asked)
      if (userId !== id) refuse('passkey-failed')
      await transaction(db, useUp)
    } else if (code !== undefined && code !== null) {
      if (typeof code !== 'string' || !(await isMailed(code, id, now))) refuse('wrong-code')
    } else {
      if (typeof password !== 'string' || !hash) refuse('wrong-password')
      if (!(await verifyPassword({ hash, password }, accountHash(id)))) refuse('wrong-password')
    }
    await limits.forgiveTries('proof', tried)
  }

  async function isMailed(code: string, userId: string, now: string): Promise<boolean> {
    const digits = code.replaceAll(/\s/g, '').slice(0, 20)
    const sought = { purposes: ['confirm'], hash: hashOfCode(secret, userId, digits), now } as const
    return (await transaction(db, (trx) => takeToken(trx, sought))) !== null
  }
}
