import { t } from '#core/say.ts'
import { limits } from '#core/limits.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import { withNewToken } from '#server/http/new-token.ts'
import { sessionOf, userOf } from '#server/http/route.ts'
import { routes } from '#server/http/routes.ts'
import { later } from '#server/platform/clock.ts'
import { seal, unseal } from '#server/platform/seal.ts'
import { hashOfRecoveryCode, newCodes, newRecoveryCodes, stepOf } from './codes.ts'
import { secretUse, tidyCode } from './pass-second-factor.ts'
import { secondFactorApi } from './second-factor.api.ts'
import { switchOff, switchOn } from './switch-second-factor.ts'

/** There is none on paper yet. */
function refuseFirst(): never {
  const sentence = t`This code is not right, or too old. Type the one that the app shows now.`
  throw new Refusal('wrong-second-code', {}, sentence)
}

type Options = { secret: string }

/** Codes after the password: prepared, switched on by the first of them, switched off. */
export function secondFactorRoutes({ secret }: Options) {
  /** What is being set up waits with its browser: nothing is stored before a code has come. */
  const waiting = (sessionId: string) => ({ secret, use: `new second factor of ${sessionId}` })
  return routes()
    .openapi(secondFactorApi.begin, async (c) => {
      const { clock, requireProof } = c.get('services')
      const session = sessionOf(c)
      if (!session.user.emailVerified) refuse('email-unproven')
      await requireProof(session, c.req.valid('json'))
      const codes = newCodes(session.user.profile.email)
      const endsAt = later(clock(), limits.ceremonySeconds * 1000)
      const sealed = seal(waiting(session.sessionId), `${codes.secret} ${endsAt}`)
      return c.json({ ...codes, sealed }, 200)
    })
    .openapi(secondFactorApi.switchOn, async (c) => {
      const { db, clock, limitTries } = c.get('services')
      const { user, sessionId } = sessionOf(c)
      const { sealed, code } = c.req.valid('json')
      await limitTries('proof', { account: user.id, from: sessionId, isKnown: false })
      const now = clock()
      const text = typeof sealed === 'string' ? unseal(waiting(sessionId), sealed) : null
      const [codesFrom = '', endsAt = ''] = text?.split(' ') ?? []
      if (endsAt <= now) refuse('passkey-expired')
      const step = stepOf(codesFrom, tidyCode(code), now) ?? refuseFirst()
      const recoveryCodes = newRecoveryCodes()
      const chosen = {
        sealed: seal(secretUse(secret, user.id), codesFrom),
        lastStep: step,
        recoveryHashes: recoveryCodes.map((one) => hashOfRecoveryCode(secret, user.id, one)),
      }
      await withNewToken(c, (renewToken) => switchOn({ db, now, renewToken }, user, chosen))
      return c.json({ recoveryCodes }, 200)
    })
    .openapi(secondFactorApi.switchOff, async (c) => {
      const { db, clock, requireProof } = c.get('services')
      await requireProof(sessionOf(c), c.req.valid('json'))
      await withNewToken(c, (renewToken) => switchOff({ db, now: clock(), renewToken }, userOf(c)))
      return c.json({ ok: true as const }, 200)
    })
}
