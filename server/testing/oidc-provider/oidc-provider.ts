import { createHmac, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider, interactionPolicy, type Configuration } from 'oidc-provider'
import { html } from 'hono/html'
import { memory } from './memory-adapter.ts'

/** Somebody with an account at the other site, and what it says of them. */
export type Person = { sub: string; email?: string; emailVerified?: boolean; name?: string }

/** What the site does instead of answering our server. */
type Trouble = 'none' | 'answers 500' | 'cuts the line' | 'never answers'

/**
 * A real OpenID provider on this machine in the place of another site: of Google, of any further
 * one, or of Facebook, whose addresses and answers differ. Whoever is `person` signs in there.
 */
export type OidcProvider = {
  url: string
  clientId: string
  clientSecret: string
  person: Person
  trouble: Trouble
  /** What happens elsewhere before it answers our server. */
  beforeAnswer: (() => Promise<void>) | null
  /** The addresses that our server asked for, oldest first. */
  asked: string[]
  stop: () => Promise<void>
}

type Site = 'openid' | 'facebook'

const tokenPaths = { openid: '/token', facebook: '/oauth/access_token' }
const clientSecret = 'the-secret-of-a-test-provider'

export async function startOidcProvider(site: Site): Promise<OidcProvider> {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  const url = `http://localhost:${port}`
  const testSite: OidcProvider = {
    url,
    clientId: 'elefam',
    clientSecret,
    person: { sub: 'nobody' },
    trouble: 'none',
    beforeAnswer: null,
    asked: [],
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  const people = new Map<string, Person>()
  const provider = createProvider(site, url, people)
  const serve = provider.callback()

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', url)
    if (pathname === tokenPaths[site]) {
      testSite.asked.push(pathname)
      await testSite.beforeAnswer?.()
      if (testSite.trouble === 'never answers') return
      if (testSite.trouble === 'cuts the line') return void request.socket.destroy()
      if (testSite.trouble === 'answers 500') return void response.writeHead(500).end('<h1>Oh</h1>')
    }
    if (pathname.startsWith('/interaction/')) {
      const { person } = testSite
      people.set(person.sub, person)
      return signInPage(provider, person, request, response)
    }
    if (site === 'facebook' && pathname === '/me') {
      return me(provider, people, request, response)
    }
    await serve(request, response)
  }
  return testSite
}

function createProvider(site: Site, url: string, people: Map<string, Person>): Provider {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const configuration: Configuration = {
    adapter: memory(),
    clients: [
      {
        client_id: 'elefam',
        client_secret: clientSecret,
        redirect_uris: ['http://localhost/unused'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        id_token_signed_response_alg: 'ES256',
        token_endpoint_auth_method:
          site === 'openid' ? 'client_secret_basic' : 'client_secret_post',
      },
    ],
    // Cookies know no ports: those of two providers must not meet.
    cookies: {
      keys: ['a key of a test provider'],
      names: {
        interaction: `${site}_interaction`,
        resume: `${site}_resume`,
        session: `${site}_session`,
      },
    },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'ES256', use: 'sig' }] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    scopes: ['openid', 'email', 'profile'],
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    // Said because it complains of its own times.
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 60,
      IdToken: 60,
      Interaction: 600,
      Session: 600,
    },
    routes:
      site === 'facebook' ? { authorization: '/dialog/oauth', token: tokenPaths.facebook } : {},
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => {
        const { email, emailVerified, name } = people.get(sub) ?? {}
        return { sub, email, email_verified: emailVerified, name }
      },
    }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(url, configuration)
  // Each test's server has another port.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    /^http:\/\/[\w.]+(:\d+)?\/api\/auth\/callback\/[\w-]+$/.test(address)
  return provider
}

/** The page where somebody says yes or no; a test without a browser posts its form. */
async function signInPage(
  provider: Provider,
  person: Person,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'POST') {
    const page = html`<!doctype html>
      <html lang="en">
        <title>The other site</title>
        <h1>The other site</h1>
        <form method="post">
          <button name="answer" value="yes">Continue as ${person.name ?? person.sub}</button>
          <button name="answer" value="no">Cancel</button>
        </form>
      </html>`
    return void response.setHeader('content-type', 'text/html').end(String(await page))
  }
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const result = body.includes('answer=yes')
    ? { login: { accountId: person.sub }, select_account: {} }
    : { error: 'access_denied', error_description: 'The visitor said <b>no</b>' }
  await provider.interactionFinished(request, response, result)
}

/** https://graph.facebook.com/me?fields=id,name,email: what a Facebook app is told of its visitor. */
async function me(
  provider: Provider,
  people: Map<string, Person>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const token = request.headers.authorization?.replace('Bearer ', '') ?? ''
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams
  const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
  const found = await provider.AccessToken.find(token)
  const { sub: id, name, email } = people.get(found?.accountId ?? '') ?? {}
  const good =
    id && query.get('appsecret_proof') === proof && query.get('fields') === 'id,name,email'
  response.setHeader('content-type', 'application/json').writeHead(good ? 200 : 400)
  response.end(JSON.stringify(good ? { id, name, email } : { error: { code: 190 } }))
}
