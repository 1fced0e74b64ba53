import { createHash, createHmac } from 'node:crypto'
import { z } from 'zod'
import { refuse } from '#core/refusal.ts'

/** Another site whose accounts open this product, with the keys that it gave to the host. */
export type Provider = { id: string; name: string; clientId: string; clientSecret: string } & (
  | {
      kind: 'openid'
      issuer: string
      /** Asks which account to use, also where only one is signed in: families share devices. */
      askWhich?: boolean
    }
  | { kind: 'facebook'; pages: string; graph: string }
)

/** What another site tells of somebody. An address counts as confirmed only where the site says so. */
export type Profile = {
  subject: string
  email: string | null
  emailVerified: boolean
  name: string | null
}

type Asked = { state: string; codeVerifier: string; redirectUri: string }

/** The parameters that a visitor comes back with; none of them is trusted. */
export type Back = { [Word in 'code' | 'error' | 'iss']?: string | undefined }

type Returned = Back & { codeVerifier: string; redirectUri: string }

type Endpoints = {
  authorization: string
  token: string
  profile: string
  /** Whether the keys go into the header rather than into the body. */
  basic: boolean
}

const metadataSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  userinfo_endpoint: z.url(),
  token_endpoint_auth_methods_supported: z.array(z.string()).default(['client_secret_basic']),
})
const tokenSchema = z.object({ access_token: z.string().min(1) })
const text = z.string().nullish().catch(null)
const openidProfile = z.object({
  sub: z.string().min(1),
  email: text,
  email_verified: z.union([z.boolean(), z.literal('true')]).catch(false),
  name: text,
})
const facebookProfile = z.object({ id: z.string().min(1), email: text, name: text })

/**
 * Speaks to one other site, server to server. Everything is asked for by the site's own answer to
 * our access token, so nothing that passed through a browser is believed. Each call throws after
 * `timeout` milliseconds, and for anything but the expected answer.
 */
export function providerClient(provider: Provider, timeout = 10_000) {
  const read = async (what: string, address: string, init: RequestInit): Promise<unknown> => {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(address, { redirect: 'error', signal, ...init })
    if (!response.ok) throw new Error(`${provider.name}: ${what} answered ${response.status}`)
    return response.json()
  }

  let known: Promise<Endpoints> | undefined
  /** A success is kept; a failure is forgotten, so that the next visitor tries again. */
  const endpoints = () =>
    (known ??= findEndpoints(provider, read).catch((error: unknown) => {
      known = undefined
      throw error
    }))

  const accessToken = async ({ codeVerifier, redirectUri, ...back }: Returned): Promise<string> => {
    const code = codeFrom(back, provider)
    const { token, basic } = await endpoints()
    const { clientId, clientSecret } = provider
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      code_verifier: codeVerifier,
      redirect_uri: redirectUri,
      ...(!basic && { client_id: clientId, client_secret: clientSecret }),
    })
    const headers = {
      accept: 'application/json',
      ...(basic && { authorization: basicHeader(clientId, clientSecret) }),
    }
    const answer = await read('its token endpoint', token, { method: 'POST', body, headers })
    return tokenSchema.parse(answer).access_token
  }

  return {
    provider,
    /** The site’s page that asks the visitor. Only who has the verifier can trade the code that it gives. */
    authorizationUrl: async ({ state, codeVerifier, redirectUri }: Asked): Promise<string> => {
      const url = new URL((await endpoints()).authorization)
      const isOpenId = provider.kind === 'openid'
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
      const asked = {
        response_type: 'code',
        client_id: provider.clientId,
        redirect_uri: redirectUri,
        scope: isOpenId ? 'openid email profile' : 'email',
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(isOpenId && provider.askWhich && { prompt: 'select_account' }),
      }
      for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
      return url.href
    },
    /**
     * Trades the code for what the site says of the visitor; refuses with provider-cancelled where they
     * left there. Tokens go no further than this.
     */
    readProfile: async (returned: Returned): Promise<Profile> => {
      const token = await accessToken(returned)
      const { profile } = await endpoints()
      const address = new URL(profile)
      if (provider.kind === 'facebook') sign(address, token, provider.clientSecret)
      const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
      return profileFrom(provider, await read('its profile', address.href, { headers }))
    },
  }
}

export type ProviderClient = ReturnType<typeof providerClient>

/** What visitors do there: they say no, or go away (RFC 6749, OpenID Connect). */
const leaving = new Set([
  'access_denied',
  'account_selection_required',
  'consent_required',
  'interaction_required',
  'login_required',
])

function codeFrom({ code, error, iss }: Back, provider: Provider): string {
  if (error !== undefined && leaving.has(error)) refuse('provider-cancelled')
  const isItself = iss === undefined || provider.kind !== 'openid' || iss === provider.issuer
  if (!isItself) throw new Error(`${provider.name}: another issuer answered`)
  if (code !== undefined && error === undefined) return code
  const word = (error ?? 'no code').replaceAll(/[^\w ]/g, '?').slice(0, 40)
  throw new Error(`${provider.name}: it ended with ${word}`)
}

type Read = (what: string, address: string, init: RequestInit) => Promise<unknown>

async function findEndpoints(provider: Provider, read: Read): Promise<Endpoints> {
  if (provider.kind === 'facebook') {
    return {
      authorization: `${provider.pages}/dialog/oauth`,
      token: `${provider.graph}/oauth/access_token`,
      profile: `${provider.graph}/me?fields=id,name,email`,
      basic: false,
    }
  }
  const address = `${provider.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const found = metadataSchema.parse(await read('its configuration', address, {}))
  if (found.issuer !== provider.issuer) {
    throw new Error(`${provider.name}: its issuer is ${found.issuer}, set that one`)
  }
  return {
    authorization: found.authorization_endpoint,
    token: found.token_endpoint,
    profile: found.userinfo_endpoint,
    basic: found.token_endpoint_auth_methods_supported.includes('client_secret_basic'),
  }
}

function profileFrom({ kind }: Provider, answer: unknown): Profile {
  if (kind === 'facebook') {
    const { id, email, name } = facebookProfile.parse(answer)
    // Facebook does not say whether somebody ever confirmed the address.
    return { subject: id, email: email ?? null, emailVerified: false, name: name ?? null }
  }
  const { sub, email, email_verified: verified, name } = openidProfile.parse(answer)
  return {
    subject: sub,
    email: email ?? null,
    emailVerified: verified === true || verified === 'true',
    name: name ?? null,
  }
}

/** An app of Facebook’s can be set to take a token only with this proof that its own server sends it. */
function sign(address: URL, token: string, secret: string): void {
  const proof = createHmac('sha256', secret).update(token).digest('hex')
  address.searchParams.set('appsecret_proof', proof)
}

function basicHeader(id: string, secret: string): string {
  const pair = `${encodeURIComponent(id)}:${encodeURIComponent(secret)}`
  return `Basic ${Buffer.from(pair).toString('base64')}`
}
