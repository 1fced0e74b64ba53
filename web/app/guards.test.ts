import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import { apiPaths, appPaths, arrivals, publicPaths } from '#core/paths.ts'
import { createStore } from '#web/data/store.ts'
import { draftOfThisTab, keepDraft } from '#web/lib/drafts.ts'
import { readFamilyForm, updateFamilyForm } from '#web/shared/drafts/family-form.ts'
import { aSession } from '#web/testing/a-session.ts'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { memoryStorage } from '#web/testing/memory-storage.ts'
import { beginSession, endSession } from './guards.tsx'

const address = new URL('https://elefam.test')
let answer: () => { status?: number; body: unknown }

beforeEach(() => {
  address.href = `https://elefam.test${appPaths.insights}`
  const replaceState = (_: unknown, __: string, to: string) => {
    address.href = new URL(to, address.href).href
  }
  const history = { state: null, replaceState }
  vi.stubGlobal('history', history)
  vi.stubGlobal('location', address)
  vi.stubGlobal('window', { history, location: address, scrollTo: () => undefined })
  vi.stubGlobal('sessionStorage', browserStorage())
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('fetch', async (path: string) => {
    const { status = 200, body } = path === apiPaths.signOut ? { body: { ok: true } } : answer()
    return Response.json(body, { status })
  })
})
afterEach(() => vi.unstubAllGlobals())

const of = (userId: string): Bootstrap => {
  const { user, ...rest } = aSession()
  return { ...rest, user: { ...user, id: userId } }
}
const nobody = () => ({ status: 401, body: { code: 'unauthenticated', message: 'No' } })
const place = { userId: 'maya', about: 'notes week1' }

/** Maya is here, and has typed something. */
async function mayaAtWork() {
  const onSignedOut = vi.fn(endSession)
  answer = () => ({ body: of('maya') })
  const storage = memoryStorage()
  const store = createStore({ storage, onSignedIn: beginSession, onSignedOut })
  await store.load()
  keepDraft(place, { id: 'one', value: 'Half a sen', base: '' })
  updateFamilyForm('maya', { interests: ['Chess'] })
  return { store, onSignedOut }
}

const nothingTyped = () => Object.keys(localStorage).length === 0

test('a session that ends elsewhere leaves what its user has typed for them alone, with a word [P8, A55]', async () => {
  const { store } = await mayaAtWork()
  answer = nobody
  await store.refresh()
  expect(address.pathname + address.search).toBe(arrivals.sessionEndedWriting)
  expect(draftOfThisTab(place)?.value).toBe('Half a sen')
  expect(readFamilyForm('maya').interests).toEqual(['Chess'])
  expect(sessionStorage.getItem('elefam-way-back')).toContain(appPaths.insights)

  answer = () => ({ body: of('omar') })
  await store.refresh()
  expect(draftOfThisTab(place)).toBeNull()
  expect(nothingTyped()).toBe(true)
  expect(sessionStorage.getItem('elefam-way-back')).toBeNull()
})

test('one that ends on purpose leaves nothing of it [P8, S4.6]', async () => {
  const { store } = await mayaAtWork()
  await store.signOut()
  expect(address.pathname + address.search).toBe(publicPaths.landing)
  expect(nothingTyped()).toBe(true)
  expect(sessionStorage.getItem('elefam-way-back')).toBeNull()
})

test('nor does one whose account is gone [S4.6]', async () => {
  const { store } = await mayaAtWork()
  await store.leave()
  expect(store.current()).toBeNull()
  expect(nothingTyped()).toBe(true)
})

test.each([
  ['on purpose leaves nothing here either [P8]', true],
  ['by itself leaves what was typed here as well [P8]', false],
])('one that ends in another tab %s', async (_, wished) => {
  const { store, onSignedOut } = await mayaAtWork()
  answer = nobody
  store.hear({ kind: 'over', wished })
  await vi.waitFor(() => expect(onSignedOut).toHaveBeenCalledExactlyOnceWith('maya', wished))
  expect(nothingTyped()).toBe(wished)
})
