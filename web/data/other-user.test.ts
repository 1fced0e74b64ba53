import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Bootstrap } from '#core/log/bootstrap-schema.ts'
import type { LogEntry } from '#core/log/schema.ts'
import { apiPaths, userHeader } from '#core/paths.ts'
import { aSessionOf } from '../testing/a-session.ts'
import { browserStorage } from '../testing/browser-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import type { Pending } from './pending.ts'
import { createStore } from './store.ts'
import type { TabNews } from './tabs.ts'

const at = '2026-03-04T19:00:00.000Z'

/** Mum and dad live in one family; what anybody else has is another one. */
const sessionOf = (userId: string, familyId = 'home') => aSessionOf(userId, familyId)

/** Whose session the browser has, and what it keeps. */
let signedIn: Bootstrap
let asked: { path: string; by: string | null }[]
let pending: Map<string, Pending>
let storage: ReturnType<typeof memoryStorage>
/** Until then nothing is answered. */
let answering: Promise<void>

const refusal = { code: 'another-user', message: 'Somebody else is signed in here by now.' }
const park: LogEntry['command'] = {
  id: 'command-of-ben-0001',
  type: 'park-topic',
  topic: { id: 'topic1', text: 'Bedtime' },
}
const news = (familyId: string): TabNews => {
  const entry = { sequence: 1, at, userId: 'ben', command: park, undo: null, hash: null }
  return { kind: 'entries', familyId, entries: [{ ...entry, sprintId: null } as LogEntry] }
}

function aTab() {
  const whoIsIn = () => signedIn.user.id
  return createStore({ storage, onSignedOut: () => undefined, whoIsIn })
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', browserStorage())
  signedIn = sessionOf('mum')
  asked = []
  pending = new Map()
  storage = memoryStorage(pending)
  answering = Promise.resolve()
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    const by = headers[userHeader] ?? null
    asked.push({ path, by })
    await answering
    const { user } = signedIn
    if (by !== null && by !== user.id) return Response.json(refusal, { status: 403 })
    if (path === apiPaths.bootstrap) return Response.json(signedIn)
    if (path.includes('/changes')) return Response.json({ user, changes: [], head: 0, now: at })
    return Response.json({ sequence: 1, version: 2, at, userId: user.id })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('what somebody else left is not shown, not even until the server answers [A55]', async () => {
  await aTab().load()
  signedIn = sessionOf('nora', 'another')
  const answered = Promise.withResolvers<void>()
  answering = answered.promise
  const next = aTab()
  const loading = next.load()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(next.current()).toBeUndefined()
  answered.resolve()
  expect((await loading)?.user.id).toBe('nora')
})

test('a page asks in the name of whom it shows, and becomes that of who is here [A55]', async () => {
  const store = aTab()
  await store.load()
  signedIn = sessionOf('dad')
  const command = { id: 'command-000000001', type: 'complete-onboarding' } as const
  await store.outbox.add({ userId: 'mum', familyId: 'home', sprintId: null, command, at })
  await vi.waitFor(() => expect(store.current()?.user.id).toBe('dad'))
  expect(store.outbox.state().entries).toEqual([])
  expect([...pending.values()]).toMatchObject([{ userId: 'mum', command }])

  signedIn = sessionOf('mum')
  await store.refresh()
  await vi.waitFor(() => expect(pending.size).toBe(0))
  const given = asked.filter(({ path }) => path === apiPaths.familyCommands('home'))
  expect(given.map(({ by }) => by)).toEqual(['mum', 'mum'])
})

test('what another tab tells of another family is not taken in, and who is here is asked [A55]', async () => {
  const store = aTab()
  await store.load()
  const topics = () => store.current()?.family.familyData.topics.map(({ id }) => id)
  store.hear(news('another'))
  expect(topics()).toEqual([])
  signedIn = sessionOf('nora', 'another')
  store.hear(news('another'))
  await vi.waitFor(() => expect(store.current()?.user.id).toBe('nora'))
  store.hear(news('home'))
  expect(topics()).toEqual([])
  store.hear(news('another'))
  expect(topics()).toEqual(['topic1'])
})

test('an answer about somebody who is not here any more changes nothing [A55]', async () => {
  const store = aTab()
  await store.load()
  const answered = Promise.withResolvers<void>()
  answering = answered.promise
  const pulled = store.pull()
  answering = Promise.resolve()
  signedIn = sessionOf('dad')
  await store.refresh()
  signedIn = sessionOf('mum') // As the question was answered.
  answered.resolve()
  await pulled
  expect(store.current()?.user.id).toBe('dad')
})
