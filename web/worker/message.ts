/** What a page tells the service worker: to take over now, or that it has settled, and what it began with. */
export type ToWorker = { kind: 'use-now' } | { kind: 'settled'; program: string }
