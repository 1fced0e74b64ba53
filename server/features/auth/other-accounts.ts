import { createAuthorizationURL, type OAuthProvider } from '@better-auth/core/oauth2'
import type { BetterAuthPlugin } from 'better-auth'
import { getOAuthState } from 'better-auth/api'
import { email as emailSchema, name as nameSchema } from '#core/contract/scalars.ts'
import { defaultName } from '#core/domain/user.ts'
import { limits } from '#core/limits.ts'
import type { Clock } from '#server/platform/clock.ts'
import { providerClient, type Profile, type Provider } from '#server/platform/provider-client.ts'
import { readLinkedEmail } from '#server/store/accounts.ts'
import type { Database } from '#server/store/schema.ts'
import { claimAccount } from './claim-account.ts'

type Options = { db: Database; clock: Clock; baseUrl: string; providers: Provider[] }

/**
 * The other sites, as the authentication library wants to know them. It makes and checks state and
 * PKCE, and links accounts; what a site says is asked for and judged here. Nothing is asked of a
 * site before somebody wants to sign in there, so one that is down keeps nobody else out.
 */
export function otherAccounts({ providers, ...options }: Options): BetterAuthPlugin {
  const socialProviders = providers.map((provider) => libraryProvider(provider, options))
  return { id: 'other-accounts', init: () => ({ context: { socialProviders } }) }
}

function libraryProvider(
  provider: Provider,
  options: Omit<Options, 'providers'>,
): OAuthProvider<Profile> {
  const client = providerClient(provider)
  const { id, name, clientId, kind } = provider
  return {
    id,
    name,
    ...(kind === 'openid' && { issuer: provider.issuer }),
    accountSubject: ({ profile }) => profile.subject,
    createAuthorizationURL: async ({ state, codeVerifier, redirectURI }) =>
      createAuthorizationURL({
        id,
        options: { clientId },
        authorizationEndpoint: await client.authorizationEndpoint(),
        state,
        codeVerifier,
        redirectURI,
        scopes: kind === 'openid' ? ['openid', 'email', 'profile'] : ['email'],
        ...(kind === 'openid' && provider.askWhich && { prompt: 'select_account' }),
      }),
    validateAuthorizationCode: async ({ code, codeVerifier = '', redirectURI: redirectUri }) => {
      const state = await getOAuthState()
      if (state?.['provider'] !== id) throw new Error('This sign-in began at another site') // A28
      // The tokens stay behind; the library stores those it is given, and nobody needs them again.
      return { raw: await client.readProfile({ code, codeVerifier, redirectUri }) }
    },
    getUserInfo: async ({ raw }) => {
      const profile = raw as Profile
      return { user: await userFrom(profile, provider, options), data: profile }
    },
  }
}

/** The user as the library wants it; makes sure first that a stranger's account is nobody's trap. */
async function userFrom(
  profile: Profile,
  provider: Provider,
  { db, clock, baseUrl }: Omit<Options, 'providers'>,
) {
  // As it is: in small letters some foreign ones turn into those of another mailbox.
  const said = emailSchema.toLowerCase().safeParse(profile.email?.trim())
  const emailVerified = said.success && profile.emailVerified
  const account = { providerId: provider.id, accountId: profile.subject }
  const linked = await readLinkedEmail(db, account)
  const isLinking = (await getOAuthState())?.link !== undefined
  if (said.success && emailVerified && linked === null && !isLinking) {
    const found = { email: said.data, provider: provider.name }
    await claimAccount({ db, now: clock(), baseUrl }, found)
  }
  // An account that opens a user already does so without telling an address again.
  const email = said.success ? said.data : linked
  return { email, emailVerified, name: nameFrom(profile, email ?? '') }
}

/** The site's name for somebody where it is one of ours, else the default (S3.1). */
function nameFrom({ name }: Profile, email: string): string {
  const shortened = name?.replaceAll(/\s+/g, ' ').trim().slice(0, limits.name).trim()
  const given = nameSchema.safeParse(shortened)
  return given.success ? given.data : defaultName(email)
}
