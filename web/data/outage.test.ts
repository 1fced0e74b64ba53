import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { rulesVersion } from '#core/log/subjects.ts'
import { aPage } from '../testing/a-page.ts'
import { aSession } from '../testing/a-session.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createBackoff } from './api.ts'

const family = { ...aSession(), sequence: 7, rules: rulesVersion }
const changes = apiPaths.changes('family_maya')
const command = { id: 'command-000000001', type: 'complete-onboarding' } as const

const hello = JSON.stringify({ rules: rulesVersion, now: '1970-01-01T00:00:00.000Z' })

/** What a browser is told of a stream and of a request; null: nothing ever comes. */
type Outage = { stream: ('hello' | 'beat' | 'error')[] | null; answer: number | null }
const whole: Outage = { stream: ['hello', 'beat'], answer: 200 }
let line = whole
let storage = memoryStorage()
let asked: string[] = []
let streams: Stream[] = []
const leaves: (() => void)[] = []

class Stream extends EventTarget {
  isOpen = true
  constructor(path: string) {
    super()
    asked.push(path)
    streams.push(this)
    setTimeout(() => this.tell(line.stream ?? []), 5)
  }
  tell(events: string[]) {
    for (const event of events)
      if (this.isOpen) this.dispatchEvent(new MessageEvent(event, { data: hello }))
  }
  close() {
    this.isOpen = false
  }
}

/** Anything of the tab may have opened it before; the outage begins here. */
function breakWith(next: Outage) {
  line = next
  asked = []
  for (const stream of streams) stream.tell(['error'])
}
const openStreams = () => streams.filter(({ isOpen }) => isOpen).length
const count = (path: string) => asked.filter((one) => one.split('?')[0] === path).length

/** With a memory of its own, as every tab has; what they keep, they keep in one browser. */
async function aTab() {
  vi.resetModules()
  const { createStore } = await import('./store.ts')
  const { listenLive } = await import('./live.ts')
  const store = createStore({
    storage,
    onSignedOut: () => undefined,
    whoIsIn: () => family.user.id,
  })
  await store.load()
  leaves.push(listenLive(store))
  await vi.advanceTimersByTimeAsync(1_000)
  return store
}

beforeEach(() => {
  storage = memoryStorage()
  aPage(Stream)
  vi.mocked(Math.random).mockReturnValue(0) // The shortest waits: the most requests.
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    if (line.answer === null) throw new TypeError('Failed to fetch')
    const { user } = family
    const nothing = { user, changes: [], head: 7, now: new Date().toISOString() }
    const body = path.startsWith(changes) ? nothing : family
    return Response.json(line.answer === 200 ? body : {}, { status: line.answer })
  })
  line = whole
  asked = []
  streams = []
})
afterEach(() => {
  for (const leave of leaves.splice(0)) leave()
  vi.resetModules() // the next file has modules that no tab of this one knows
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const outages: [string, Outage][] = [
  ['a server that is gone', { stream: ['error'], answer: null }],
  ['a proxy that refuses streams with 502', { stream: ['error'], answer: 200 }],
  ['a proxy that answers everything with 502', { stream: ['error'], answer: 502 }],
  ['an empty 200 for the stream', { stream: ['error', 'error'], answer: 200 }],
  [
    'streams that are cut off as soon as they are open',
    { stream: ['hello', 'error'], answer: 200 },
  ],
  ['a server that refuses everything', { stream: ['error'], answer: 500 }],
  ['a server that never answers', { stream: null, answer: null }],
]

test.each(outages)(
  '%s: at most 12 requests in a minute, one stream [P3] [S9.7]',
  async (_, outage) => {
    await aTab()
    breakWith(outage)
    for (let second = 0; second < 60; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000)
      expect(openStreams()).toBeLessThanOrEqual(1)
    }
    expect(asked.length).toBeLessThanOrEqual(12)
    expect(asked.length).toBeGreaterThan(0)
  },
)

test.each(outages)('%s: no more for a tab that opens meanwhile [P3]', async (_, outage) => {
  await aTab()
  vi.clearAllTimers() // It is closed; what it kept paints the next one.
  streams = []
  breakWith(outage)
  await aTab()
  await vi.advanceTimersByTimeAsync(59_000)
  expect(asked.length).toBeLessThanOrEqual(13) // its own first question among them
})

test('what waits to be sent asks for the whole tab while the server is gone [P3]', async () => {
  const store = await aTab()
  breakWith({ stream: ['error'], answer: null })
  const entry = { userId: 'maya', familyId: 'family_maya', sprintId: null, command, at: '' }
  void store.outbox.add(entry)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBeLessThanOrEqual(12)
  expect(count(apiPaths.familyCommands('family_maya'))).toBeGreaterThan(6)
})

test('a family behind a proxy without streams keeps up, asking at the same pace [P3]', async () => {
  await aTab()
  breakWith({ stream: ['error'], answer: 200 })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(count(changes)).toBeGreaterThanOrEqual(2)
  asked = []
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(count(changes)).toBeGreaterThanOrEqual(10)
  expect(asked.length).toBeLessThanOrEqual(45)
})

test('a server that is there again has its stream at the next attempt [P3]', async () => {
  await aTab()
  breakWith({ stream: ['error'], answer: null })
  await vi.advanceTimersByTimeAsync(30_000)
  line = whole
  await vi.advanceTimersByTimeAsync(20_000)
  expect(openStreams()).toBe(1)
  asked = []
  await vi.advanceTimersByTimeAsync(40_000) // sooner than this server's silence ends a stream
  expect(asked).toEqual([])
})

test('1,000 tabs whose server was away for long come over 24 seconds, not at once [P3] [S9.7]', () => {
  vi.mocked(Math.random).mockRestore()
  const waits = Array.from({ length: 1_000 }, () => {
    const backoff = createBackoff()
    for (let attempt = 0; attempt < 20; attempt += 1) backoff.next()
    return backoff.next()
  })
  const within = (from: number) =>
    waits.filter((wait) => wait >= from && wait < from + 1_000).length
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(48_000)
  expect(Math.max(...waits)).toBeLessThanOrEqual(60_000)
  expect(Math.max(within(49_000), within(52_000), within(55_000))).toBeLessThan(120)
})

test('after two minutes away one answer, to whomever, sends what waits within 2 seconds [P22]', async () => {
  const store = await aTab()
  breakWith({ stream: ['error'], answer: null })
  void store.outbox.add({
    userId: 'maya',
    familyId: 'family_maya',
    sprintId: null,
    command,
    at: '',
  })
  await vi.advanceTimersByTimeAsync(125_000)
  line = whole
  asked = []
  const { request } = await import('./api.ts')
  await request(apiPaths.bootstrap)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(count(apiPaths.familyCommands('family_maya'))).toBeGreaterThan(0)
  expect(openStreams()).toBe(1)
})

test('a server that failed in between is not forgotten: the next answer sends what waits [P22]', async () => {
  const store = await aTab()
  breakWith({ stream: ['error'], answer: null })
  void store.outbox.add({
    userId: 'maya',
    familyId: 'family_maya',
    sprintId: null,
    command,
    at: '',
  })
  await vi.advanceTimersByTimeAsync(125_000)
  line = { stream: ['error'], answer: 500 } // It is there again, and not yet ready.
  const { request } = await import('./api.ts')
  await request(apiPaths.bootstrap).catch(() => undefined)
  await vi.advanceTimersByTimeAsync(500)
  line = whole
  asked = []
  await request(apiPaths.bootstrap)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(count(apiPaths.familyCommands('family_maya'))).toBeGreaterThan(0)
})

test('where one thing always fails and others do not, nothing asks without end [P3, P22]', async () => {
  const store = await aTab()
  const answers = fetch
  vi.stubGlobal('fetch', async (path: string) => {
    const answer = await answers(path)
    return path === apiPaths.familyCommands('family_maya')
      ? Response.json({}, { status: 500 })
      : answer
  })
  breakWith({ stream: ['error'], answer: 200 })
  void store.outbox.add({
    userId: 'maya',
    familyId: 'family_maya',
    sprintId: null,
    command,
    at: '',
  })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBeLessThanOrEqual(60)
})
