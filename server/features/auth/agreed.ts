import { AsyncLocalStorage } from 'node:async_hooks'

// What the library's set-up and our own routes agree on; here, so that the routes need not load it.

/**
 * What belongs to one sign-up: the password's hash, made before the transaction begins, and the
 * error behind the library's own "failed", which it tells to nobody but its log.
 */
export const signingUp = new AsyncLocalStorage<{ hash?: string; failure?: Error }>()

/** In seconds: so often a session that is used begins its time anew. */
export const sessionRenewedEvery = 24 * 60 * 60

/** The header in which the app hands over the visitor's address; whatever came from outside is removed. */
export const clientAddressHeader = 'x-elefam-client'
