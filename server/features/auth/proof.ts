import { createHmac } from 'node:crypto'
import { limits } from '#core/limits.ts'
import { refuse } from '#core/refusal.ts'
import type { Limits } from '#server/http/limits.ts'
import type { OpenSession, Services } from '#server/http/route.ts'
import { later, type Clock } from '#server/platform/clock.ts'
import { accountHash, verifyPassword } from '#server/platform/password-hash.ts'
import { readPasswordHash } from '#server/store/accounts.ts'
import { transaction } from '#server/store/database.ts'
import { takeToken } from '#server/store/mailed-tokens.ts'
import type { Database } from '#server/store/schema.ts'
import { markProven, readProvenAt } from '#server/store/sessions.ts'
import { tellOfWayIn } from './made-way-in.ts'
import { relyingParty } from './passkeys/relying-party.ts'

/** Whether it was so lately that it shows who sits there now. */
const isLately = (instant: string, now: string) =>
  instant > later(now, -limits.proofMinutes * 60_000)

/** Whether a session was begun so lately that it shows who sits there. */
export const isJustSignedIn = ({ signedInAt }: OpenSession, now: string) =>
  isLately(signedInAt, now)

/** What is stored of a mailed code: so short a one needs the server's secret to stay one. */
export function hashOfCode(secret: string, userId: string, code: string): string {
  return createHmac('sha256', secret).update(`confirm ${userId} ${code}`).digest('base64url')
}

type Options = { db: Database; clock: Clock; secret: string; baseUrl: string } & Pick<
  Limits,
  'limitTries' | 'forgiveTries'
>

/** See `Services`: the one way in which the server makes sure who asks for what matters, and tells of it. */
export function proofServices(
  options: Options,
): Pick<Services, 'requireProof' | 'requireRecentProof' | 'tellOfWayIn'> {
  const { db, clock } = options
  const check = proofCheck(options)
  return {
    requireProof: async (session, given) => {
      await check(session, given)
      await markProven(db, session.sessionId, clock())
    },
    requireRecentProof: async (session) => {
      if (session.token || isJustSignedIn(session, clock())) return
      const provenAt = await readProvenAt(db, session.sessionId)
      if (provenAt === null || !isLately(provenAt, clock())) refuse('proof-needed')
    },
    tellOfWayIn: tellOfWayIn(options),
  }
}

function proofCheck({ db, clock, secret, baseUrl, ...tries }: Options): Services['requireProof'] {
  const party = relyingParty({ baseUrl, secret })
  return async (session, { password, code, passkey }) => {
    const { id } = session.user
    const now = clock()
    const hash = await readPasswordHash(db, id)
    if (hash === null && isJustSignedIn(session, now)) return
    // By session: whoever sits at another one, with the password or not, keeps nobody out (A64).
    const tried = { account: id, from: session.sessionId, isKnown: false }
    await tries.limitTries('proof', tried)
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
    await tries.forgiveTries('proof', tried)
  }

  async function isMailed(code: string, userId: string, now: string): Promise<boolean> {
    const digits = code.replaceAll(/\s/g, '').slice(0, 20)
    const sought = { purposes: ['confirm'], hash: hashOfCode(secret, userId, digits), now } as const
    return (await transaction(db, (trx) => takeToken(trx, sought))) !== null
  }
}
