import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClientOf } from '#web/data/asking.tsx'
import { aSession } from '#web/testing/a-session.ts'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { createMemoryStore, memoryLocation } from './in-memory.ts'

const session = aSession()

const tick = (done: boolean, taskId = 'task1') => ({
  userId: 'maya',
  familyId: 'family_maya',
  at: '2026-03-04T18:30:00.000Z',
  sprintId: 'sprint1',
  command: {
    id: 'command-000000001',
    type: 'tick' as const,
    taskId,
    memberId: 'mia',
    date: '2026-03-04',
    done,
  },
})

const asked = vi.fn()
beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('sessionStorage', browserStorage())
  vi.stubGlobal('localStorage', browserStorage())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('commands change the documents at once, and nothing waits to be sent', async () => {
  const store = createMemoryStore(session)
  const heard = vi.fn()
  store.subscribe(heard)
  await store.outbox.add(tick(true))
  expect(store.current()?.sprints[0]?.tasks[0]?.checks).toEqual({ '2026-03-04': ['mia'] })
  expect(heard).toHaveBeenCalledOnce()
  await store.outbox.add(tick(false))
  expect(store.current()?.sprints[0]?.tasks[0]?.checks).toEqual({})
  expect(store.outbox.state().entries).toEqual([])
})

test('the rules hold here, too: what they refuse changes nothing', async () => {
  const store = createMemoryStore(session)
  await store.outbox.add(tick(true, 'unknown'))
  expect(store.current()).toEqual(session)
})

test('nothing is asked, sent or kept, whatever happens', async () => {
  const store = createMemoryStore(session)
  await store.load()
  await store.outbox.add(tick(true))
  await store.outbox.flush()
  await store.refresh()
  const query = { queryKey: ['anything'], queryFn: () => fetch('/api') }
  expect(queryClientOf(store).defaultQueryOptions(query).enabled).toBe(false)
  await store.signOut()
  expect(asked).not.toHaveBeenCalled()
  expect([Object.keys(sessionStorage), Object.keys(localStorage)]).toEqual([[], []])
})

function setUp() {
  const toTop = vi.fn()
  const mayGo = vi.fn((path: string) => path !== '/elsewhere')
  return { toTop, mayGo, way: memoryLocation({ start: '/today?day=3', mayGo, toTop }) }
}

test('another screen begins at its top; the same one stays where it was scrolled to', () => {
  const { way, toTop } = setUp()
  expect(way.pathname()).toBe('/today')
  way.navigate('/today?day=4')
  expect(toTop).not.toHaveBeenCalled()
  way.navigate('/plan')
  expect(way.pathname()).toBe('/plan')
  expect(toTop).toHaveBeenCalledOnce()
})

test('Back leads to where one came from, and not beyond the start', () => {
  const { way } = setUp()
  expect(way.canGoBack()).toBe(false)
  way.navigate('/plan')
  way.navigate('/insights', { replace: true })
  expect(way.canGoBack()).toBe(true)
  way.navigate(-1)
  expect(way.pathname()).toBe('/today')
  way.navigate(-1)
  expect(way.pathname()).toBe('/today')
})

test('where one may not go, nothing moves', () => {
  const { way, mayGo, toTop } = setUp()
  way.navigate('/elsewhere?sprint=1')
  expect(mayGo).toHaveBeenCalledWith('/elsewhere')
  expect(way.pathname()).toBe('/today')
  expect(way.canGoBack()).toBe(false)
  expect(toTop).not.toHaveBeenCalled()
})
