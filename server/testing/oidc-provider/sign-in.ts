import { startSignIn, type SignInJourney } from '#core/paths.ts'
import type { Provider } from '#server/platform/provider-client.ts'
import type { TestClient } from '../test-client.ts'
import type { OidcProvider } from './oidc-provider.ts'

/** Our server's settings for test providers in the place of Google, Facebook and a provider of the host's own. */
export function providersAt({ google, facebook }: Record<'google' | 'facebook', OidcProvider>) {
  const { clientId, clientSecret } = google
  const keys = { clientId, clientSecret }
  const openid = { kind: 'openid', issuer: google.url, ...keys } as const
  return [
    { ...openid, id: 'google', name: 'Google', askWhich: true },
    {
      kind: 'facebook',
      id: 'facebook',
      name: 'Facebook',
      pages: facebook.url,
      graph: facebook.url,
      ...keys,
    },
    { ...openid, id: 'openid', name: 'The school' },
  ] satisfies Provider[]
}

type Answer = 'yes' | 'no'

/**
 * Goes to the other site as a browser does, gives its answer there, and returns the path to which it
 * sends the browser back.
 */
export async function visitSite(address: string, answer: Answer): Promise<string> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(address)
  let next = address
  let body: URLSearchParams | null = null
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const method: string = body ? 'POST' : 'GET'
    const response = await fetch(next, { method, body, headers: { cookie }, redirect: 'manual' })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    body = location ? null : new URLSearchParams({ answer })
    if (!location) continue // the page that asks
    const { href, origin: there, pathname, search } = new URL(location, next)
    if (there !== origin) return pathname + search
    next = href
  }
  throw new Error(`The provider does not send the browser back from ${next}`)
}

type Way = Partial<SignInJourney> & { answer?: Answer }

/** Begins at our server and goes to the other site; the path at which the browser comes back. */
export async function comeBackFrom(
  client: TestClient,
  providerId: string,
  { popup = true, to, answer = 'yes' }: Way = {},
): Promise<string> {
  const begun = await client.get(startSignIn(providerId, { popup, to }))
  return visitSite(begun.headers.get('location') ?? '', answer)
}

/** The whole way: the path on which the browser ends, and whether it has a session now. */
export async function signInWith(client: TestClient, providerId: string, way: Way = {}) {
  const answer = await client.get(await comeBackFrom(client, providerId, way))
  const session = await client.get<{ user: object | null }>('/api/session')
  const { headers, status } = answer
  return { status, to: headers.get('location'), signedIn: session.body.user !== null, headers }
}
