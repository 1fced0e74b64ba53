import type { SignInSettings } from '#core/contract/sign-in-settings.ts'
import type { Provider } from '#server/platform/provider-client.ts'

/** Always offered; without the host's keys their buttons say so. */
const always = [
  { id: 'google', name: 'Google' },
  { id: 'facebook', name: 'Facebook' },
]

/** The other accounts to sign in with, in the order of their buttons. */
export function offeredProviders(providers: Provider[]): SignInSettings['providers'] {
  const ready = new Set(providers.map(({ id }) => id))
  const further = providers.filter(({ id }) => !always.some((known) => known.id === id))
  return [...always, ...further].map(({ id, name }) => ({ id, name, ready: ready.has(id) }))
}
