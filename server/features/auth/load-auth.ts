import type { Auth, AuthOptions } from './auth.ts'

/** Loads the authentication library when it is first asked for: it is a third of the server's memory. */
export function authLoader(options: AuthOptions): () => Promise<Auth> {
  let loaded: Promise<Auth> | undefined
  return () => (loaded ??= import('./auth.ts').then(({ createAuth }) => createAuth(options)))
}
