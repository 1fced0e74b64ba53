import type { SignInSettings } from '#core/account/sign-in-settings-schema.ts'
import type { Provider } from '#server/platform/provider-client.ts'

/** The other accounts to sign in with, in the order of their buttons: those with the host's keys (H16). */
export function offeredProviders(providers: Provider[]): SignInSettings['providers'] {
  return providers.map(({ id, name }) => ({ id, name }))
}

/** What each site is called, by its id; Google and Facebook also where the host took its keys away. */
export function siteNamesOf(providers: readonly Provider[]): Map<string, string> {
  const known = providers.map(({ id, name }) => [id, name] as const)
  return new Map([['google', 'Google'], ['facebook', 'Facebook'], ...known])
}
