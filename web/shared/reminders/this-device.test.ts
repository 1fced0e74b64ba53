import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { forgetNotifications, keepNotifications } from './use-reminders.ts'

const wantedKey = 'elefam-notifications'
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
const endpoint = 'https://fcm.googleapis.com/fcm/send/1'
const unsubscribe = vi.fn(async () => true)

/** What the server was asked, and what it was told. */
let said: { path: string; body: unknown }[] = []

function aBrowser(permission: string) {
  const made = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, expirationTime: null, keys }),
    unsubscribe,
  }
  const registration = {
    pushManager: { getSubscription: async () => made, subscribe: async () => made },
  }
  const Notification = { permission, requestPermission: async () => permission }
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('window', { isSecureContext: true, PushManager: {}, Notification })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => registration, ready: registration },
  })
}

beforeEach(() => {
  said = []
  unsubscribe.mockClear()
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string | null }) => {
    said.push({ path, body: body === null ? null : JSON.parse(body) })
    return Response.json(path === apiPaths.reminders ? { pushKey: 'key' } : { ok: true })
  })
  aBrowser('granted')
})
afterEach(() => vi.unstubAllGlobals())

test('whoever wants them here has the server told again, quietly, and nobody else [N23]', async () => {
  await keepNotifications('maya')
  localStorage.setItem(wantedKey, 'ben')
  await keepNotifications('maya')
  expect(said).toEqual([])
  localStorage.setItem(wantedKey, 'maya')
  await keepNotifications('maya')
  expect(said).toEqual([
    { path: apiPaths.reminders, body: null },
    { path: apiPaths.pushSubscription, body: { endpoint, keys } },
  ])
})

test('what was forbidden since is not asked for again', async () => {
  localStorage.setItem(wantedKey, 'maya')
  aBrowser('denied')
  await keepNotifications('maya')
  expect(said).toEqual([])
})

test('with whoever signs out they go from the browser [A55]', async () => {
  localStorage.setItem(wantedKey, 'maya')
  await forgetNotifications()
  expect(localStorage.getItem(wantedKey)).toBeNull()
  expect(unsubscribe).toHaveBeenCalledOnce()
})
