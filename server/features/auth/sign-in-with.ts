import type { Context } from 'hono'
import type { ErrorCode } from '#core/errors.ts'
import { limits } from '#core/limits.ts'
import { afterSignIn, apiPaths, inviteIdIn, safeReturn } from '#core/paths.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { withNewToken } from '#server/http/new-token.ts'
import type { Env } from '#server/http/route.ts'
import { later } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import type { Back, ProviderClient } from '#server/platform/provider-client.ts'
import { randomText } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { isDuplicate } from '#server/store/failures.ts'
import {
  readPendingSignIn,
  savePendingSignIn,
  takePendingSignIn,
  type PendingSignIn,
} from '#server/store/pending-sign-ins.ts'
import { linkWithSite, openWithSite, type StartAlone, type Visit } from './open-with-site.ts'
import type { Join } from './sign-up.ts'
import { sendCookies, startSession } from './start-session.ts'

export type Options = {
  baseUrl: string
  log: Log
  cookies: Cookies
  sites: ReadonlyMap<string, ProviderClient>
  startAlone: StartAlone
  join: Join
}

/** In seconds: so long a visit to another site may take. */
export const visitSeconds = 10 * 60

/** Whether it happens in a popup, the screen to go to afterwards, and who links, if it is that. */
type Journey = Pick<PendingSignIn, 'popup' | 'returnTo'> & { link?: PendingSignIn['link'] }

/** Of somebody who comes back with a state that nobody knows. */
const unknownJourney: Journey = { popup: true, returnTo: safeReturn(null) }

/**
 * The other site's address, with a state that this browser alone can come back with, for this site
 * alone (A28): it is kept here as a hash, and in a cookie that goes out with the answer.
 */
export async function beginAtSite(
  c: Context<Env>,
  { baseUrl, cookies }: Pick<Options, 'baseUrl' | 'cookies'>,
  { site: { provider, authorizationUrl }, journey }: { site: ProviderClient; journey: Journey },
): Promise<string> {
  const { db, clock, limit, clientAddress } = c.get('services')
  await limit('signInWithByAddress', clientAddress(c))
  const state = randomText(24)
  const codeVerifier = randomText(32)
  const redirectUri = baseUrl + apiPaths.signInCallback(provider.id)
  const url = await authorizationUrl({ state, codeVerifier, redirectUri })
  const pending = {
    hash: hashOfToken(state),
    provider: provider.id,
    codeVerifier,
    link: null,
    ...journey,
    expiresAt: later(clock(), visitSeconds * 1000),
  }
  await transaction(db, (trx) => savePendingSignIn(trx, pending))
  sendCookies(c, [cookies.write('state', state, { seconds: visitSeconds })])
  return url
}

/** Sends the browser to the other site, or back to where it began with the code of what is wrong. */
export async function beginSignInWith(
  c: Context<Env>,
  options: Options,
  { providerId, journey }: { providerId: string; journey: Journey },
): Promise<Response> {
  const site = options.sites.get(providerId)
  try {
    if (!site) refuse('provider-off')
    return onward(c, await beginAtSite(c, options, { site, journey }))
  } catch (error) {
    return goOn(c, journey, codeOf(error, providerId, options.log))
  }
}

/** Takes whoever comes back from the other site in, and goes on to where they wanted to be. */
export async function finishSignInWith(
  c: Context<Env>,
  options: Options,
  { providerId, state, back }: { providerId: string; state: string | undefined; back: Back },
): Promise<Response> {
  const { db, clock } = c.get('services')
  const { baseUrl, cookies, sites, log } = options
  const isOurs = state !== undefined && state === cookies.read(c.req.raw.headers, 'state')
  const pending = isOurs ? await readPendingSignIn(db, hashOfToken(state), clock()) : null
  if (!pending) return goOn(c, unknownJourney, 'provider-expired')
  sendCookies(c, cookies.forget('state'))
  try {
    const site = sites.get(providerId) ?? refuse('provider-off')
    if (pending.provider !== providerId) throw new Error('This sign-in began at another site')
    const { hash, codeVerifier } = pending
    const redirectUri = baseUrl + apiPaths.signInCallback(providerId)
    const profile = await site.readProfile({ ...back, codeVerifier, redirectUri })
    const inviteId = inviteIdIn(pending.returnTo)
    const code = cookies.read(c.req.raw.headers, 'sign_up_code')?.slice(0, limits.signUpCode)
    const visit = { provider: site.provider, profile, hash, inviteId, code }
    const lines = await (pending.link
      ? link(c, options, { ...pending.link, ...visit })
      : open(c, options, visit))
    sendCookies(c, lines)
    if (code !== undefined) sendCookies(c, cookies.forget('sign_up_code'))
    return goOn(c, pending)
  } catch (error) {
    await takePendingSignIn(db, pending.hash)
    return goOn(c, pending, codeOf(error, providerId, log))
  }
}

/** Signs in; of several who do so for the first time at once each finds what the fastest one made. */
async function open(c: Context<Env>, options: Options, visit: Visit): Promise<string[]> {
  const { db, clock, choices } = c.get('services')
  const once = () =>
    transaction(db, async (trx) => {
      const user = await openWithSite(trx, { ...options, choices, now: clock() }, visit)
      return startSession(trx, c, { cookies: options.cookies, user })
    })
  return once().catch((error: Error) => {
    if (!isDuplicate(error)) throw error
    return once()
  })
}

/** Links; only the session that began it may end it (A59). */
async function link(
  c: Context<Env>,
  { baseUrl }: Options,
  { sessionId, ...visit }: Visit & { userId: string; sessionId: string },
): Promise<string[]> {
  const { db, clock, readSession } = c.get('services')
  const session = await readSession(c.req.raw.headers, { renew: false })
  if (session?.sessionId !== sessionId) refuse('provider-expired')
  c.set('session', session)
  await withNewToken(c, (renewToken) =>
    transaction(db, (trx) => linkWithSite(trx, { now: clock(), baseUrl, renewToken }, visit)),
  )
  return session.cookies
}

/**
 * The other site's pages share no group of windows with pages of ours that ask for one of their own
 * (COOP), so these, which lie between it and the page that opened the popup, must not ask.
 */
export function keepOpener(c: Context): void {
  c.header('cross-origin-opener-policy', 'unsafe-none')
}

/** What is told of an error; the host, who can mend it, gets to know which site, and no visitor. */
function codeOf(error: unknown, provider: string, log: Log): ErrorCode {
  if (error instanceof Refusal) return error.code
  log.error('sign-in-with.failed', error, { provider })
  return 'provider-failed'
}

const goOn = (c: Context, { popup, returnTo }: Journey, code?: ErrorCode) =>
  onward(c, afterSignIn({ popup, to: returnTo }, code))

function onward(c: Context, address: string): Response {
  keepOpener(c)
  return c.redirect(address)
}
