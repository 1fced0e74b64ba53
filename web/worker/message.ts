/** What a page tells the service worker: to take over now, or which version it is that has settled. */
export type ToWorker = { kind: 'use-now' } | { kind: 'settled'; version: string }
