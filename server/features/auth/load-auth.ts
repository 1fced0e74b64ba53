import type { Auth, AuthOptions } from './auth.ts'

/**
 * Loads the authentication library when it is first asked for: it is a third of the server's memory.
 * A failure is forgotten, so that the next visitor tries again.
 */
export function authLoader(options: AuthOptions): () => Promise<Auth> {
  let loaded: Promise<Auth> | undefined
  const load = async () => {
    try {
      return (await import('./auth.ts')).createAuth(options)
    } catch (error) {
      loaded = undefined
      throw error
    }
  }
  return () => (loaded ??= load())
}
