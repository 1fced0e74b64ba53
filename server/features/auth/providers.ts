import type { Entrance } from '#core/contract/entrance.ts'

/** The other accounts to sign in with, in the order of their buttons. */
export function offeredProviders(): Entrance['providers'] {
  return [
    { id: 'google', name: 'Google', ready: false },
    { id: 'facebook', name: 'Facebook', ready: false },
  ]
}
