import { defaultName } from '#core/account/user.ts'
import { refuse } from '#core/refusal.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { requireNamed } from '#server/http/rights.ts'
import { routes } from '#server/http/routes.ts'
import { networksOf } from '#server/platform/network-address.ts'
import { hashOfSignUpCode } from '#server/platform/sign-up-code.ts'
import { transaction } from '#server/store/database.ts'
import { endSession } from '#server/store/sessions.ts'
import { isGoodCode } from '#server/store/sign-up-codes.ts'
import { requireEmail, textsOf } from './credentials.ts'
import { hashedFor, triedFrom } from './devices.ts'
import { requireGoodPassword } from './require-good-password.ts'
import { passSecondFactor } from './second-factor/pass-second-factor.ts'
import { tellOfGuesses } from './second-factor/tell-of-guesses.ts'
import { signIn } from './sign-in.ts'
import { visitSeconds } from './sign-in-with.ts'
import { signUp, type Join } from './sign-up.ts'
import { sendCookies, startSession } from './start-session.ts'
import { authApi } from './auth.api.ts'

type Options = {
  baseUrl: string
  secret: string
  passwordMin: number
  cookies: Cookies
  join: Join
}

/** In and out. */
export const authRoutes = ({ secret, passwordMin, cookies, join }: Options) =>
  routes()
    .openapi(authApi.signUp, async (c) => {
      const { email, password } = textsOf(c.req.valid('json'))
      requireEmail(email)
      requireGoodPassword(password, passwordMin)
      const { db, clock, choices, limit, verifyCaptcha, clientAddress } = c.get('services')
      const { code } = c.req.valid('json')
      await limit('signUpByAddress', clientAddress(c))
      if (code) await limit('signUpCodeByAddress', clientAddress(c))
      await verifyCaptcha(c.req.valid('json').captcha, clientAddress(c))
      const given = {
        email: email.toLowerCase(),
        password,
        by: { ...networksOf(clientAddress(c)), isKnown: false },
        name: c.req.valid('json').name ?? defaultName(email),
        inviteId: c.req.valid('json').invite,
        code,
      }
      const context = { db, now: clock(), choices, join }
      const lines = await signUp(context, given, (trx, user) =>
        startSession(trx, c, { cookies, user }),
      )
      sendCookies(c, lines)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.checkSignUpCode, async (c) => {
      const { db, clock, limit, clientAddress } = c.get('services')
      await limit('signUpCodeByAddress', clientAddress(c))
      const { code } = c.req.valid('json')
      const sought = { hash: hashOfSignUpCode(code), now: clock() }
      if (!(await isGoodCode(db, sought))) refuse('sign-up-code')
      sendCookies(c, [cookies.write('sign_up_code', code.trim(), { seconds: visitSeconds })])
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.signIn, async (c) => {
      const { email, password } = textsOf(c.req.valid('json'))
      const { db, clock, limit, limitTries, forgiveTries } = c.get('services')
      const tried = await triedFrom(c, cookies, email)
      const given = { email: email.toLowerCase(), password, by: hashedFor(tried) }
      // A device that the account knows is no part of a flood that comes from its network (A83).
      await limit('signInByAddress', tried.from)
      await limitTries('signIn', tried)
      const now = clock()
      const { code } = c.req.valid('json')
      const asking = { db, now, secret, tried, limitTries, forgiveTries }
      const lines = await signIn(
        db,
        given,
        (account) => {
          const onGuesses = () => tellOfGuesses({ db, now }, account.userId)
          return passSecondFactor({ ...asking, onGuesses }, account, code)
        },
        (trx, user) => startSession(trx, c, { cookies, user }),
      )
      await forgiveTries('signIn', tried)
      sendCookies(c, lines)
      return c.json({ ok: true as const }, 200)
    })
    .openapi(authApi.signOut, async (c) => {
      const { db, readSession } = c.get('services')
      const { headers } = c.req.raw
      const session = await readSession(headers, { renew: false })
      requireNamed({ session, device: null }, headers)
      if (session) await transaction(db, (trx) => endSession(trx, session.user, session.sessionId))
      sendCookies(c, [...cookies.forget('session_token'), ...cookies.forget('user')])
      return c.json({ ok: true as const }, 200, cookies.forgetting(headers))
    })
