import type { PushSubscriptionFields } from '#core/reminders/schema.ts'

/**
 * What a page tells the service worker: to take over now, or that it has settled, and what it began with.
 * On the port that comes with the second the worker answers whether it is of the same version.
 */
export type ToWorker = { kind: 'use-now' } | { kind: 'settled'; program: string }

/** What the service worker tells a page: a notification was pressed that leads there. */
export type FromWorker = { kind: 'go'; path: string }

/** What the server takes of a browser's subscription, and nothing else of it. */
export function subscriptionFields(
  subscription: Pick<PushSubscription, 'toJSON'>,
): PushSubscriptionFields {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}
