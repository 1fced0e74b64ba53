import { t } from '#core/say.ts'
// Reminders as they come to the device: shown, answered by their buttons, or opened by a press (N23).
import type { PushMessage, Reminders } from '#core/reminders/schema.ts'
import { apiPaths, familyAddresses, userHeader } from '#core/paths.ts'
import { subscriptionFields, type FromWorker } from './message.ts'
import { answerOf, notificationOf } from './notification.ts'

declare const self: ServiceWorkerGlobalScope

declare global {
  /** Not in every browser, and so not in TypeScript's own list. */
  interface NotificationOptions {
    actions?: { action: string; title: string }[]
    renotify?: boolean
  }
}

const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function show(message: PushMessage): Promise<void> {
  const { isLate, title, options } = notificationOf(message, Date.now())
  if (isLate) {
    // The newer one of its kind stands; and whoever looks at the page need not be shown anything.
    const standing = await self.registration.getNotifications({ tag: message.tag })
    const tabs = await windows()
    if (standing.length > 0 || tabs.some(({ visibilityState }) => visibilityState === 'visible'))
      return
  }
  await self.registration.showNotification(title, options)
}

/** `by`: in whose name; a notification outlives the session that it came to. */
const post = async (path: string, body: unknown, by?: string) => {
  const answered = await fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(by !== undefined && { [userHeader]: by }),
    },
    body: JSON.stringify(body),
  })
  if (!answered.ok) throw new Error(`${path} answered ${answered.status}`)
}

async function answer(message: PushMessage, action: string): Promise<void> {
  const said = answerOf(message, action)
  if (!said) return open(message.path)
  try {
    await post(apiPaths.reminderAnswer, said, message.to)
  } catch {
    const { title, options } = notificationOf(message, Date.now())
    const body = t`Your answer did not get through. Press here to open Elefam.`
    await self.registration.showNotification(title, { ...options, body, silent: true, actions: [] })
  }
}

/** A tab that is open comes to the front and goes there by itself, so that nothing typed is lost. */
async function open(path: string): Promise<void> {
  const tabs = await windows()
  const tab = tabs.find(({ url }) => familyAddresses.includes(new URL(url).pathname))
  if (!tab) return void (await self.clients.openWindow(path))
  const message: FromWorker = { kind: 'go', path }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has no origin to name
  tab.postMessage(message)
  await tab.focus()
}

/** The push service has given this browser another address. */
async function subscribeAgain({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent) {
  const there = newSubscription ?? (await self.registration.pushManager.getSubscription())
  const again = async () => {
    const answered = await fetch(apiPaths.reminders)
    const { pushKey }: Reminders = await answered.json()
    const applicationServerKey = oldSubscription?.options.applicationServerKey ?? pushKey
    return self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
  }
  await post(apiPaths.pushSubscription, subscriptionFields(there ?? (await again())))
}

export function listenForPushes(): void {
  self.addEventListener('push', (event) => {
    if (event.data) event.waitUntil(show(event.data.json()))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(answer(event.notification.data, event.action))
  })
  self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event)))
}
