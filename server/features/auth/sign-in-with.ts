import type { Context } from 'hono'
import type { ErrorCode } from '#core/errors.ts'
import { afterSignIn, apiPaths, safeReturn } from '#core/paths.ts'
import { Refusal, refuse } from '#core/refusal.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { withNewToken } from '#server/http/new-token.ts'
import type { Env } from '#server/http/route.ts'
import { later } from '#server/platform/clock.ts'
import type { Log } from '#server/platform/log.ts'
import { hashOfToken } from '#server/platform/one-time-token.ts'
import type { Profile, Provider, ProviderClient } from '#server/platform/provider-client.ts'
import { randomText } from '#server/platform/random-id.ts'
import { transaction } from '#server/store/database.ts'
import { isDuplicate } from '#server/store/failures.ts'
import {
  readPendingSignIn,
  savePendingSignIn,
  takePendingSignIn,
  type PendingSignIn,
} from '#server/store/pending-sign-ins.ts'
import { linkWithSite, openWithSite, type StartAlone } from './open-with-site.ts'
import { sendCookies, startSession } from './start-session.ts'

/** Another site, and the way to speak to it. */
export type Site = { provider: Provider; client: ProviderClient }

export type Options = {
  baseUrl: string
  log: Log
  cookies: Cookies
  sites: ReadonlyMap<string, Site>
  startAlone: StartAlone
}

/** In seconds: so long a visit to another site may take. */
const patience = 10 * 60

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
  { site: { provider, client }, journey }: { site: Site; journey: Journey },
): Promise<string> {
  const { db, clock, limit, clientAddress } = c.get('services')
  await limit('signInWithByAddress', clientAddress(c))
  const state = randomText(24)
  const codeVerifier = randomText(32)
  const redirectUri = baseUrl + apiPaths.signInCallback(provider.id)
  const url = await client.authorizationUrl({ state, codeVerifier, redirectUri })
  await savePendingSignIn(db, {
    hash: hashOfToken(state),
    provider: provider.id,
    codeVerifier,
    link: null,
    ...journey,
    expiresAt: later(clock(), patience * 1000),
  })
  sendCookies(c, [cookies.write('state', state, { seconds: patience })])
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

type Back = Partial<Record<'state' | 'code' | 'error' | 'iss', string>>

/** Takes whoever comes back from the other site in, and goes on to where they wanted to be. */
export async function finishSignInWith(
  c: Context<Env>,
  options: Options,
  { providerId, back }: { providerId: string; back: Back },
): Promise<Response> {
  const { db, clock } = c.get('services')
  const { state } = back
  const isOurs = state !== undefined && state === options.cookies.read(c.req.raw.headers, 'state')
  const pending = isOurs ? await readPendingSignIn(db, hashOfToken(state), clock()) : null
  if (!pending) return goOn(c, unknownJourney, 'provider-expired')
  sendCookies(c, [options.cookies.write('state', '', { seconds: 0 })])
  try {
    const site = options.sites.get(providerId) ?? refuse('provider-off')
    const { codeVerifier } = pending
    const code = codeFrom(back, site, pending)
    const redirectUri = options.baseUrl + apiPaths.signInCallback(providerId)
    const profile = await site.client.readProfile({ code, codeVerifier, redirectUri })
    await takeIn(c, options, { site, pending, profile })
    return goOn(c, pending)
  } catch (error) {
    await takePendingSignIn(db, pending.hash)
    return goOn(c, pending, codeOf(error, providerId, options.log))
  }
}

/** What visitors do at the other site: they say no, or go away (RFC 6749, OpenID Connect). */
const leaving = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'login_required',
])

/** The code to trade; throws for whatever else came back. */
function codeFrom({ code, error, iss }: Back, { provider }: Site, pending: PendingSignIn): string {
  if (pending.provider !== provider.id) throw new Error('This sign-in began at another site')
  if (error !== undefined && leaving.has(error)) refuse('provider-cancelled')
  const isItself = iss === undefined || provider.kind !== 'openid' || iss === provider.issuer
  if (!isItself) throw new Error(`${provider.name}: another issuer answered`)
  if (code === undefined || error !== undefined) {
    // Whatever a site says in its own words is shown to nobody.
    const word = (error ?? 'no code').replaceAll(/[^\w ]/g, '?').slice(0, 40)
    throw new Error(`${provider.name}: it ended with ${word}`)
  }
  return code
}

type Arrived = { site: Site; pending: PendingSignIn; profile: Profile }

/** Signs in, or links; of several who do the same at once each finds what the first one made. */
async function takeIn(
  c: Context<Env>,
  options: Options,
  { site: { provider }, pending, profile }: Arrived,
): Promise<void> {
  const { db, clock } = c.get('services')
  const { baseUrl, cookies, startAlone } = options
  const visit = { provider, profile, hash: pending.hash }
  if (pending.link) return link(c, options, { ...visit, link: pending.link })
  const open = () =>
    transaction(db, async (trx) => {
      const user = await openWithSite(trx, { now: clock(), baseUrl, startAlone }, visit)
      return startSession(trx, c, { cookies, user })
    })
  const lines = await open().catch((error: Error) => {
    if (!isDuplicate(error)) throw error
    return open()
  })
  sendCookies(c, lines)
}

/** Only the session that began to link may end it (A59). */
async function link(
  c: Context<Env>,
  { baseUrl }: Options,
  {
    link: { userId, sessionId },
    ...visit
  }: Parameters<typeof openWithSite>[2] & { link: NonNullable<PendingSignIn['link']> },
): Promise<void> {
  const { db, clock, readSession } = c.get('services')
  const session = await readSession(c.req.raw.headers, { renew: false })
  if (session?.sessionId !== sessionId) refuse('provider-expired')
  c.set('session', session)
  await withNewToken(c, (renewToken) =>
    transaction(db, (trx) =>
      linkWithSite(trx, { now: clock(), baseUrl, renewToken }, { ...visit, userId }),
    ),
  )
  sendCookies(c, session.cookies)
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
