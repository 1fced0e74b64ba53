import { z } from 'zod'
import type { Provider } from './provider-client.ts'
import { ConfigError, readSetting, type Environment, type Setting } from './setting.ts'

const key = z.string().regex(/^[!-~]{1,500}$/, 'must be a key as the other site gives it')

/** What the other site sends must not be read on the way; on this machine nobody is on the way. */
const isSafe = (address: string) => {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, search, hash, username } = new URL(address)
  const atHome = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
  return (
    (protocol === 'https:' || (protocol === 'http:' && atHome)) && !search && !hash && !username
  )
}
const address = z
  .string()
  .refine(isSafe, 'must be an address like https://id.example, with nothing after a ? or #')

/** Keys of other sites, with which families may sign in with their accounts there. */
export const providerSettings = {
  GOOGLE_CLIENT_ID: {
    schema: key.optional(),
    about: 'lets families sign in with Google; see docs/sign-in.md',
    example: 'the-id-from-google',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: key.optional(),
    hidden: true,
    about: 'the secret that belongs to GOOGLE_CLIENT_ID',
    example: 'the-secret-from-google',
  },
  GOOGLE_ISSUER: {
    schema: address.default('https://accounts.google.com'),
    about: 'where Google is; a stand-in for tests',
    example: 'http://localhost:4000',
  },
  FACEBOOK_CLIENT_ID: {
    schema: key.optional(),
    about: 'lets families sign in with Facebook; see docs/sign-in.md',
    example: 'the-id-from-facebook',
  },
  FACEBOOK_CLIENT_SECRET: {
    schema: key.optional(),
    hidden: true,
    about: 'the secret that belongs to FACEBOOK_CLIENT_ID',
    example: 'the-secret-from-facebook',
  },
  FACEBOOK_URL: {
    schema: address.optional(),
    about:
      'where Facebook is; a stand-in for tests; without it www.facebook.com and graph.facebook.com',
    example: 'http://localhost:4000',
  },
  OPENID_NAME: {
    schema: z
      .string()
      .regex(/^[^\p{C}]{1,40}$/u, 'must be a name of at most 40 characters')
      .optional(),
    about:
      'the name on the button of another OpenID provider; for more providers use OPENID_2_NAME and so on',
    example: 'Our house',
  },
  OPENID_ISSUER: {
    schema: address.optional(),
    about:
      'the address of that provider, exactly as it writes it in its /.well-known/openid-configuration',
    example: 'https://id.family.example/realms/home',
  },
  OPENID_CLIENT_ID: {
    schema: key.optional(),
    about: 'the client id from that provider',
    example: 'elefam',
  },
  OPENID_CLIENT_SECRET: {
    schema: key.optional(),
    hidden: true,
    about: 'the secret that belongs to OPENID_CLIENT_ID',
    example: 'the-secret-from-the-provider',
  },
} satisfies Record<string, Setting>

/** The other sites whose accounts open this product; Google and Facebook only with keys. */
export function readProviders(environment: Environment): Provider[] {
  const numbers = Object.keys(environment)
    .map((name) => /^OPENID_([2-9])_/.exec(name)?.[1])
    .filter((number) => number !== undefined)
  const further = [...new Set(numbers)].toSorted().map((number) => openid(environment, number))
  const all = [google(environment), facebook(environment), openid(environment), ...further]
  return all.filter((provider) => provider !== null)
}

function google(environment: Environment): Provider | null {
  const keys = keysOf(environment, 'GOOGLE')
  const issuer = readSetting('GOOGLE_ISSUER', providerSettings.GOOGLE_ISSUER, environment)
  return keys && { kind: 'openid', id: 'google', name: 'Google', ...keys, issuer, askWhich: true }
}

function facebook(environment: Environment): Provider | null {
  const keys = keysOf(environment, 'FACEBOOK')
  const url = readSetting('FACEBOOK_URL', providerSettings.FACEBOOK_URL, environment)
  // Without a version in them: each lives for two years only, and this lives longer.
  const pages = url ?? 'https://www.facebook.com'
  const graph = url ?? 'https://graph.facebook.com'
  return keys && { kind: 'facebook', id: 'facebook', name: 'Facebook', ...keys, pages, graph }
}

function openid(environment: Environment, number?: string): Provider | null {
  const prefix = number ? `OPENID_${number}` : 'OPENID'
  const keys = keysOf(environment, 'OPENID', prefix)
  const { OPENID_NAME, OPENID_ISSUER } = providerSettings
  const name = readSetting(`${prefix}_NAME`, OPENID_NAME, environment)
  const issuer = readSetting(`${prefix}_ISSUER`, OPENID_ISSUER, environment)
  if (!keys && !issuer) return null
  if (!issuer) throw new ConfigError(`${prefix}_ISSUER is missing: its keys are there`)
  if (!keys) throw new ConfigError(`${prefix}_CLIENT_ID is missing: its issuer is there`)
  const id = number ? `openid-${number}` : 'openid'
  return { kind: 'openid', id, name: name ?? new URL(issuer).hostname, ...keys, issuer }
}

type WithKeys = 'GOOGLE' | 'FACEBOOK' | 'OPENID'

/** Both keys, or none. */
function keysOf(environment: Environment, settings: WithKeys, prefix: string = settings) {
  const read = (part: 'CLIENT_ID' | 'CLIENT_SECRET') =>
    readSetting(`${prefix}_${part}`, providerSettings[`${settings}_${part}`], environment)
  const clientId = read('CLIENT_ID')
  const clientSecret = read('CLIENT_SECRET')
  if (clientId && clientSecret) return { clientId, clientSecret }
  if (!clientId && !clientSecret) return null
  const missing = `${prefix}_CLIENT_${clientId ? 'SECRET' : 'ID'}`
  throw new ConfigError(`${missing} is missing: both keys are needed`)
}
