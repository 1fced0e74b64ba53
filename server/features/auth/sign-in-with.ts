import type { Context } from 'hono'
import type { ErrorCode } from '#core/errors.ts'
import { Refusal } from '#core/refusal.ts'
import { afterSignIn, apiPaths, signInSettings } from '#core/paths.ts'
import type { Env } from '#server/http/route.ts'
import type { Log } from '#server/platform/log.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import { signingUp } from './agreed.ts'
import { codeOfReturn } from './code-of-return.ts'
import { tellOfLink } from './link-account.ts'
import { noteOf, readNote, type Journey } from './journey.ts'
import { cookiesOf, type LibraryCall } from './library-call.ts'

type Options = { call: LibraryCall; log: Log; baseUrl: string; provider: string }

/** Sends the browser to the other site, with a state and a PKCE challenge that the library keeps. */
export async function beginSignInWith(
  c: Context<Env>,
  {
    call,
    log,
    baseUrl,
    provider,
    providers,
    journey,
  }: Options & { providers: Provider[]; journey: Journey },
): Promise<Response> {
  if (!providers.some(({ id }) => id === provider)) return goOn(c, journey, 'provider-off')
  const back = baseUrl + noteOf(journey)
  const { limit, clientAddress } = c.get('services')
  try {
    await limit('signInWithByAddress', clientAddress(c))
    const response = await call(c, `${apiPaths.auth}/sign-in/social`, {
      provider,
      callbackURL: back,
      errorCallbackURL: back,
      disableRedirect: true,
      additionalData: { provider }, // so that the state is good for this site alone (A28)
    })
    const { url } = (await response.json()) as { url: string }
    return redirect(c, url, response)
  } catch (error) {
    return goOn(c, journey, codeOf(error, { log, provider }))
  }
}

/** Lets the library check the state, trade the code and make the session; then goes on from there. */
export async function finishSignInWith(
  c: Context<Env>,
  {
    call,
    log,
    baseUrl,
    provider,
    returned,
  }: Options & { returned: Record<string, string | undefined> },
): Promise<Response> {
  const given = Object.entries(returned).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(given as [string, string][])
  const noted: { failure?: Error } = {}
  try {
    const path = `${apiPaths.signInCallback(provider)}?${query.toString()}`
    const response = await signingUp.run(noted, () => call(c, path))
    const { journey, error } = readNote(response.headers.get('location'))
    if (error === null) {
      if (journey.to === signInSettings) await tellOfLink(c, { provider, baseUrl })
      return redirect(c, afterSignIn(journey), response)
    }
    const code = codeOfReturn(error)
    const reason =
      noted.failure ?? new Error(`It ended with ${error.replaceAll(/\W/g, '?').slice(0, 40)}`)
    if (code === 'provider-failed' || code === 'internal') complain(log, provider, reason)
    return redirect(c, afterSignIn(journey, code), response)
  } catch (error) {
    return goOn(c, readNote(null).journey, codeOf(error, { log, provider }))
  }
}

/**
 * The other site's pages share no group of windows with pages of ours that ask for one of their own
 * (COOP), so these, which lie between it and the page that opened the popup, must not ask.
 */
export function keepOpener(c: Context): void {
  c.header('cross-origin-opener-policy', 'unsafe-none')
}

function codeOf(error: unknown, { log, provider }: Pick<Options, 'log' | 'provider'>): ErrorCode {
  if (error instanceof Refusal) return error.code
  complain(log, provider, error)
  return 'provider-failed'
}

/** For the host, who can mend it; names which site, and nothing of the visitor. */
function complain(log: Log, provider: string, error: unknown): void {
  log.error('sign-in-with.failed', error, { provider })
}

const goOn = (c: Context, journey: Journey, code: ErrorCode) =>
  redirect(c, afterSignIn(journey, code))

function redirect(c: Context, address: string, answer?: Response): Response {
  keepOpener(c)
  for (const [name, cookie] of answer ? cookiesOf(answer) : []) {
    c.header(name, cookie, { append: true })
  }
  return c.redirect(address)
}
