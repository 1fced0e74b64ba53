// Notifications in a browser that has no screen to show them on and no push service to send them.
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { PushMessage } from '#core/reminders/schema.ts'

/**
 * Lets a browser without a screen and a push service take notifications: the permission and the
 * subscription are made up, all else is real.
 */
export async function withPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const made = { key: 'made-up-subscription', permission: 'made-up-permission' }
    const permission = () => localStorage.getItem(made.permission) ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      localStorage.setItem(made.permission, 'granted')
      return 'granted'
    }
    const subscription = (key: string) => ({
      options: {
        applicationServerKey: Uint8Array.from(
          atob(key.replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({
        endpoint: 'https://fcm.googleapis.com/fcm/send/made-up',
        expirationTime: null,
        keys: { p256dh: key, auth: 'a'.repeat(22) },
      }),
      unsubscribe: async () => {
        localStorage.removeItem(made.key)
        return true
      },
    })
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = localStorage.getItem(made.key)
        return key === null ? null : subscription(key)
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(made.key, applicationServerKey)
        return subscription(applicationServerKey)
      },
    })
  })
}

/** What stands on the made-up screen. */
type Shown = { title: string; body: string; tag: string; silent: boolean }
type Here = {
  shown: (Shown & { close: () => void })[]
  registration: object
}

/** Delivers push messages as the browser does that got them, keeps what is shown, and presses it. */
export async function aDevice(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page)
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [one] = registrations
      if (one) found(one.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  const worker = page.context().serviceWorkers()[0]!
  await worker.evaluate(() => {
    const here = globalThis as unknown as Here
    here.shown = []
    const without = (tag: string) => here.shown.filter((one) => one.tag !== tag)
    Object.assign(here.registration, {
      showNotification: async (title: string, options: Shown) => {
        const close = () => void (here.shown = without(options.tag))
        here.shown = [...without(options.tag), { ...options, title, close }]
      },
      getNotifications: async ({ tag }: { tag: string }) =>
        here.shown.filter((one) => one.tag === tag),
    })
  })
  return {
    deliver: (message: PushMessage) =>
      session.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      }),
    shown: () =>
      worker.evaluate(() =>
        (globalThis as unknown as Here).shown.map(({ title, body, tag, silent }) => ({
          title,
          body,
          tag,
          silent,
        })),
      ),
    /** A press on the notification, or on its button. */
    press: (action: string) =>
      worker.evaluate(async (pressed) => {
        const [notification] = (globalThis as unknown as Here).shown
        let done: Promise<unknown> = Promise.resolve()
        const waitUntil = (work: Promise<unknown>) => {
          done = work
        }
        const event = new Event('notificationclick')
        dispatchEvent(Object.assign(event, { notification, action: pressed, waitUntil }))
        // Only a real press may bring a window to the front.
        await done.catch((error: Error) => {
          if (error.name !== 'InvalidAccessError') throw error
        })
      }, action),
  }
}
