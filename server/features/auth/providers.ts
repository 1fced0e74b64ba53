import type { SignInSettings } from '#core/contract/sign-in-settings.ts'
import type { Provider } from '#server/platform/provider-client.ts'

/** The other accounts to sign in with, in the order of their buttons: those with the host's keys (H16). */
export function offeredProviders(providers: Provider[]): SignInSettings['providers'] {
  return providers.map(({ id, name }) => ({ id, name }))
}
