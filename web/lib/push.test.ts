import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushState, subscribe, unsubscribe } from './push.ts'

const key = 'BAE-_w' // Bytes that base64 writes with + and /.
const bytes = new Uint8Array([4, 1, 62, 255])

/** A browser's own subscription for a key, and what became of it. */
function aSubscription(of = bytes) {
  return { options: { applicationServerKey: of.buffer }, unsubscribe: vi.fn(async () => true) }
}

let there: ReturnType<typeof aSubscription> | null
const made = { made: true }
const asked = vi.fn(async () => made)

/** A browser as it says of itself; what is not named is there and allowed. */
function aBrowser({ secure = true, able = true, permission = 'granted', standalone = false } = {}) {
  const pushManager = { getSubscription: async () => there, subscribe: asked }
  const registration = { pushManager }
  const Notification = { permission, requestPermission: async () => permission }
  vi.stubGlobal('window', {
    isSecureContext: secure,
    ...(able && { PushManager: {}, Notification }),
  })
  vi.stubGlobal('Notification', Notification)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', {
    ...(standalone && { standalone: false }),
    serviceWorker: { getRegistration: async () => registration, ready: registration },
  })
}

beforeEach(() => {
  there = null
  asked.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

test.each([
  ['needs-https', { secure: false }],
  ['none', { able: false }],
  ['needs-home-screen', { able: false, standalone: true }],
  ['denied', { permission: 'denied' }],
  ['off', { permission: 'default' }],
  ['off', {}],
] as const)('without notifications the browser’s state is %s', async (state, browser) => {
  aBrowser(browser)
  expect(await pushState()).toBe(state)
})

test('they are on where they are allowed and subscribed to', async () => {
  there = aSubscription()
  aBrowser()
  expect(await pushState()).toBe('on')
  aBrowser({ permission: 'default' })
  expect(await pushState()).toBe('off')
})

test('whoever says no is not subscribed', async () => {
  aBrowser({ permission: 'denied' })
  expect(await subscribe(key)).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('a subscription for the server’s key stays, one for another key is made anew', async () => {
  aBrowser()
  there = aSubscription()
  expect(await subscribe(key)).toBe(there)
  expect(asked).not.toHaveBeenCalled()
  const old = (there = aSubscription(new Uint8Array([4, 2])))
  expect(await subscribe(key)).toBe(made)
  expect(old.unsubscribe).toHaveBeenCalledOnce()
  expect(asked).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key })
})

test('no more of them come, also where none came', async () => {
  aBrowser()
  await unsubscribe()
  there = aSubscription()
  await unsubscribe()
  expect(there.unsubscribe).toHaveBeenCalledOnce()
})
