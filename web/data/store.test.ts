import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LogEntry } from '#core/log/schema.ts'
import { documentHash } from '#core/log/document-hash.ts'
import { applyCommand, touchedBetween } from '#core/log/documents.ts'
import { applyFamilyCommand } from '#core/log/rules.ts'
import { apiPaths } from '#core/paths.ts'
import { aSprint, aTask, contextFor } from '#core/testing/a-family.ts'
import { aSessionOf } from '../testing/a-session.ts'
import { browserStorage } from '../testing/browser-storage.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import type { Pending } from './pending.ts'
import { headOf, replay } from './replica.ts'
import { createStore, type Store } from './store.ts'

const at = '2026-03-04T19:00:00.000Z'

const receipt = (sequence: number) => ({ sequence, version: 2, at, userId: 'mum' })

/** What the log tells of a command to the family. */
const toldOf = (sequence: number, command: object) =>
  ({ sequence, at, userId: 'ben', sprintId: null, command, undo: null, hash: null }) as LogEntry

type Answer = { status?: number; body: unknown }

/** Answers by address; a function decides anew each time. */
type Server = Record<string, () => Answer | Promise<Answer>>

const stores: Store[] = []

function setUp(server: Server, storage = memoryStorage()) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const answer = await server[path]?.()
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer.body, { status: answer.status ?? 200 })
  })
  const onSignedOut = vi.fn()
  const store = createStore({ storage, onSignedOut, whoIsIn: () => 'mum' })
  stores.push(store)
  return { store, asked, onSignedOut }
}

const signedOutAnswer = () => ({ status: 401, body: { code: 'unauthenticated', message: 'No' } })

beforeEach(() => {
  vi.stubGlobal('sessionStorage', browserStorage())
  vi.stubGlobal('localStorage', browserStorage())
})
afterEach(async () => {
  // What waits would be sent again in another file's test.
  await Promise.all(stores.splice(0).map(({ outbox }) => outbox.clear()))
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('loading', () => {
  test('gives null when nobody is signed in', async () => {
    const { store } = setUp({ [apiPaths.bootstrap]: signedOutAnswer })
    expect(await store.load()).toBeNull()
  })

  test('keeps profile and sprints of the user in session storage [S3.7]', async () => {
    const session = aSessionOf('mum')
    const { store } = setUp({ [apiPaths.bootstrap]: () => ({ body: session }) })
    await store.load()
    const { profile, role, familyId, onboardingComplete } = session.user
    const kept = (key: string): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null')
    expect(kept('profile_mum')).toEqual({ profile, role, familyId, onboardingComplete })
    const [{ id, name, startsOn, weeks, createdAt, completed } = aSprint()] = session.sprints
    expect(kept('sprints_mum')).toEqual([{ id, name, startsOn, weeks, createdAt, completed }])
  })

  test('paints from what is kept before the server has answered', async () => {
    const storage = memoryStorage()
    const first = setUp({ [apiPaths.bootstrap]: () => ({ body: aSessionOf('mum') }) }, storage)
    await first.store.load()
    const second = setUp({}, storage)
    expect((await second.store.load())?.user.id).toBe('mum')
  })

  test('reads nothing that is just being forgotten: who has left their family is in none [A79]', async () => {
    const storage = memoryStorage()
    const { bootstrap, changes } = apiPaths
    const family = { [bootstrap]: () => ({ body: aSessionOf('mum') }) }
    await setUp(family, storage).store.load()
    const slowly = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return storage.forget()
    }
    const none = { status: 403, body: { code: 'no-family', message: 'You are in no family here.' } }
    const { store } = setUp(
      { [`${changes('family_mum')}?after=0`]: () => none, [bootstrap]: () => none },
      { ...storage, forget: slowly },
    )
    const left = new Promise<void>((resolve) => {
      store.subscribe(() => store.current() === undefined && resolve())
    })
    await store.load()
    await left
    await expect(store.load()).rejects.toThrow('You are in no family here.')
  })

  test('says exactly that the client is offline where nothing is cached [S8.18]', async () => {
    const { store } = setUp({})
    await expect(store.load()).rejects.toThrow(
      /^Failed to get document because the client is offline\.$/,
    )
  })

  test('clears and reloads the caches when the user id changes [S4.8]', async () => {
    let who = 'mum'
    const { store } = setUp({ [apiPaths.bootstrap]: () => ({ body: aSessionOf(who) }) })
    await store.load()
    who = 'dad'
    await store.refresh()
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['profile_dad', 'sprints_dad', 'uid'])
    expect(store.current()?.user.id).toBe('dad')
  })

  test('leaves nothing behind when the session has ended on the server', async () => {
    let answer = () => ({ body: aSessionOf('mum') as unknown, status: 200 })
    const { store, onSignedOut } = setUp({ [apiPaths.bootstrap]: () => answer() })
    await store.load()
    answer = signedOutAnswer
    await store.refresh()
    expect(store.current()).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(onSignedOut).toHaveBeenCalled()
  })
})

describe('commands', () => {
  const command = { id: 'command-000000001', type: 'complete-onboarding' as const }
  const entry = { userId: 'mum', familyId: 'family_mum', sprintId: null, command, at }

  test('are seen before they are sent, and give the server’s document once acknowledged', async () => {
    const session = aSessionOf('mum')
    const { store } = setUp({
      [apiPaths.bootstrap]: () => ({ body: session }),
      [apiPaths.familyCommands('family_mum')]: () => ({ body: receipt(1) }),
    })
    await store.load()
    const added = store.outbox.add(entry)
    const shown = store.current()
    expect(store.current()?.family.familyData.onboardingComplete).toBe(true)
    expect(store.current()?.user.onboardingComplete).toBe(true)
    await added
    expect(store.current(), 'the server’s yes alone renders no screen anew').toBe(shown)
    const context = contextFor(session.family, { now: at, userId: 'mum' })
    expect(store.current()?.family).toEqual(applyFamilyCommand(session.family, command, context))
    expect(store.outbox.state().entries).toEqual([])
    expect(store.sequence()).toBe(1)
  })

  test('that follow somebody else’s wait for these, and nothing is fetched but the log [C4]', async () => {
    vi.useFakeTimers()
    const session = aSessionOf('mum')
    const topic = { id: 'topic1', text: 'Bedtime' }
    const theirs = { id: 'command-of-ben-0001', type: 'park-topic', topic }
    const { store, asked } = setUp({
      [apiPaths.bootstrap]: () => ({ body: session }),
      [apiPaths.familyCommands('family_mum')]: () => ({ body: receipt(2) }),
      [`${apiPaths.changes('family_mum')}?after=0`]: () => ({
        body: {
          user: session.user,
          head: 2,
          now: at,
          changes: [toldOf(1, theirs), toldOf(2, command)],
        },
      }),
    })
    await store.load()
    await store.outbox.add(entry)
    expect(store.current()?.family.familyData.onboardingComplete).toBe(true)
    expect(store.outbox.state().entries).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(store.outbox.state().entries).toEqual([])
    expect(store.current()?.family.familyData.topics).toMatchObject([topic])
    expect(asked.filter((path) => path.includes('/changes'))).toHaveLength(1)
    expect(asked.filter((path) => path === apiPaths.bootstrap)).toHaveLength(1)
  })

  test('that the documents have already wait for nothing once the server says so', async () => {
    const stored = new Map([[command.id, { ...entry, order: 1 } as Pending]])
    const { store } = setUp(
      {
        [apiPaths.bootstrap]: () => ({ body: { ...aSessionOf('mum'), sequence: 1 } }),
        [apiPaths.familyCommands('family_mum')]: () => ({ body: receipt(1) }),
      },
      memoryStorage(stored),
    )
    await store.load()
    await vi.waitFor(() => expect(stored.size).toBe(0))
    expect(store.outbox.state().entries).toEqual([])
  })

  test('go out as well for the family that follows one that was deleted', async () => {
    const next = aSessionOf('mum')
    next.family = { ...next.family, id: 'family_next' }
    let session = aSessionOf('mum')
    const { store, asked } = setUp({
      [apiPaths.bootstrap]: () => ({ body: session }),
      [apiPaths.familyCommands('family_next')]: () => ({ body: receipt(1) }),
    })
    await store.load()
    session = next
    await store.outbox.clear()
    await store.refresh()
    await store.outbox.add({ ...entry, familyId: 'family_next' })
    expect(asked).toContain(apiPaths.familyCommands('family_next'))
    expect(store.outbox.state().entries).toEqual([])
  })

  test('that the server refused are no longer shown', async () => {
    const { store } = setUp({
      [apiPaths.bootstrap]: () => ({ body: aSessionOf('mum') }),
      [apiPaths.familyCommands('family_mum')]: () => ({
        status: 409,
        body: { code: 'document-full', message: 'No room' },
      }),
    })
    await store.load()
    await store.outbox.add(entry)
    expect(store.current()?.family.familyData.onboardingComplete).toBe(false)
    expect(store.outbox.state().entries).toMatchObject([{ refused: { message: 'No room' } }])
  })
})

describe('the log', () => {
  const park = (number: number) => ({
    id: `command-of-ben-000${number}`,
    type: 'park-topic',
    topic: { id: `topic${number}`, text: 'Bedtime' },
  })
  const topics = (store: ReturnType<typeof setUp>['store']) =>
    store.current()?.family.familyData.topics.map(({ id }) => id)

  test('is replayed without a question, each entry once [C4]', async () => {
    const { store, asked } = setUp({ [apiPaths.bootstrap]: () => ({ body: aSessionOf('mum') }) })
    await store.load()
    store.receive([toldOf(1, park(1)), toldOf(2, park(2))])
    store.receive([toldOf(2, park(2)), toldOf(3, park(3))])
    expect(topics(store)).toEqual(['topic1', 'topic2', 'topic3'])
    expect(asked).toEqual([apiPaths.bootstrap])
  })

  test('is kept with a snapshot that is never far behind', async () => {
    const storage = memoryStorage()
    const { store } = setUp({ [apiPaths.bootstrap]: () => ({ body: aSessionOf('mum') }) }, storage)
    await store.load()
    for (let number = 1; number <= 120; number += 1) {
      const settled = number % 2 === 0 && { type: 'settle-topic', topicId: `topic${number - 1}` }
      store.receive([toldOf(number, settled || park(number))])
    }
    const { snapshot, entries } = (await storage.read())!
    expect(snapshot.sequence).toBe(100)
    expect(entries.map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 20 }, (_, index) => 101 + index),
    )
  })

  test('that leads elsewhere than the server’s is reported once, and healed by the documents', async () => {
    const session = aSessionOf('mum')
    const healed = { ...session, sequence: 1 }
    const { store, asked } = setUp({
      [apiPaths.bootstrap]: () => ({ body: session }),
      [`${apiPaths.bootstrap}?diverged=1`]: () => ({ body: healed }),
    })
    await store.load()
    store.receive([{ ...toldOf(1, park(1)), hash: 'of something else' }])
    await vi.waitFor(() => expect(store.sequence()).toBe(1))
    expect(topics(store)).toEqual([])
    expect(asked).toEqual([apiPaths.bootstrap, `${apiPaths.bootstrap}?diverged=1`])
  })

  test('is told by its hash from one whose consequences led elsewhere [C24]', async () => {
    const session = aSessionOf('mum')
    const { name, startsOn, weeks, goalId, missionStep, experimentId } = aSprint()
    const plan = { name, startsOn, weeks, goalId, missionStep, experimentId, tasks: [] }
    const next = { ...plan, id: 'week-2' }
    const close = { id: 'command-of-ben-close', type: 'close-week', next } as const
    const addressed = { sprintId: 'sprint1', command: close }
    const entry = { ...toldOf(1, close), sprintId: 'sprint1' } as LogEntry
    const after = applyCommand(headOf(session), addressed, { now: entry.at, userId: 'ben' })
    const hash = (one: typeof after) => documentHash(touchedBetween(session, one, 'sprint1'))
    const [week, drafted] = after.sprints
    const other = { ...after, sprints: [week!, { ...drafted!, name: 'Another' }] }
    for (const [sent, outcome] of [[after, 'done'] as const, [other, 'diverged'] as const]) {
      expect(replay(headOf(session), [{ ...entry, hash: hash(sent) }]).outcome).toBe(outcome)
    }
  })

  test('that was trimmed gives way to the documents', async () => {
    let session = { ...aSessionOf('mum'), sequence: 3 }
    const { store } = setUp({
      [apiPaths.bootstrap]: () => ({ body: session }),
      [`${apiPaths.changes('family_mum')}?after=3`]: () => ({
        status: 410,
        body: { code: 'log-trimmed', message: 'Gone' },
      }),
    })
    await store.load()
    session = { ...session, sequence: 9_000 }
    await store.pull()
    expect(store.sequence()).toBe(9_000)
  })

  test('goes on after a reload from what was kept: one question, nothing else [C4]', async () => {
    const storage = memoryStorage()
    const before = setUp({ [apiPaths.bootstrap]: () => ({ body: aSessionOf('mum') }) }, storage)
    await before.store.load()
    before.store.receive([toldOf(1, park(1))])
    const { user } = aSessionOf('mum')
    const after = setUp(
      {
        [`${apiPaths.changes('family_mum')}?after=1`]: () => ({
          body: { user, changes: [], head: 1, now: at },
        }),
      },
      storage,
    )
    await after.store.load()
    await after.store.pull()
    expect(topics(after.store)).toEqual(['topic1'])
    expect(new Set(after.asked)).toEqual(new Set([`${apiPaths.changes('family_mum')}?after=1`]))
  })
})

describe('an answer that is long on its way', () => {
  const command = { id: 'command-000000001', type: 'complete-onboarding' as const }
  const entry = { userId: 'mum', familyId: 'family_mum', sprintId: null, command, at }

  /** Somebody at a slow line: `arrive` brings the answer to the oldest question for everything. */
  async function atASlowLine(session = aSessionOf('mum')) {
    const onTheirWay: ((answer: Answer) => void)[] = []
    const setting = setUp({
      [apiPaths.bootstrap]: () => new Promise((arrive) => onTheirWay.push(arrive)),
      [apiPaths.familyCommands('family_mum')]: () => ({ body: receipt(8) }),
      [apiPaths.signOut]: () => ({ body: { ok: true } }),
    })
    const arrive = async (body: unknown) => {
      await vi.waitFor(() => expect(onTheirWay).not.toEqual([]))
      onTheirWay.shift()!({ body })
    }
    const before = { ...session, sequence: 7 }
    const loaded = setting.store.load()
    await arrive(before)
    await loaded
    return { ...setting, before, arrive, asksAgain: () => onTheirWay.length > 0 }
  }

  test('takes nothing back that was acknowledged in the meantime', async () => {
    const { store, before, arrive } = await atASlowLine()
    const refreshed = store.refresh()
    await store.outbox.add(entry)
    await arrive(before) // An older answer is not believed: it is asked once more.
    await vi.waitFor(() => expect(store.current()?.family.familyData.onboardingComplete).toBe(true))
    await arrive({ ...before, sequence: 9 })
    await refreshed
    expect(store.sequence()).toBe(9)
  })

  test('is asked for as often as the head has passed it', async () => {
    const { store, before, arrive, asksAgain } = await atASlowLine()
    const refreshed = store.refresh()
    for (const sequence of [8, 9]) {
      const topic = { id: `topic${sequence}`, text: 'Bedtime' }
      store.receive([toldOf(sequence, { id: `park-${sequence}`, type: 'park-topic', topic })])
      await arrive({ ...before, sequence: sequence - 1 })
      await vi.waitFor(() => expect(asksAgain()).toBe(true))
    }
    await arrive({ ...before, sequence: 9 })
    await refreshed
    expect(store.sequence()).toBe(9)
  })

  test('counts at once where the log was begun anew', async () => {
    const { store, before, arrive } = await atASlowLine()
    const refreshed = store.refresh()
    await arrive({ ...before, sequence: 3 })
    await refreshed
    expect(store.sequence()).toBe(3)
  })

  test('lets go of what it brought before the receipt came', async () => {
    const { store, before, arrive } = await atASlowLine()
    const refreshed = store.refresh()
    await arrive({ ...before, sequence: 9 })
    await refreshed
    await store.outbox.add(entry)
    expect(store.outbox.state().entries).toEqual([])
  })

  test('is followed by another where something is heard of meanwhile', async () => {
    const { store, before, arrive, asked } = await atASlowLine()
    const first = store.refresh()
    const second = Promise.all([store.refresh(), store.refresh()])
    await arrive(before)
    await first
    await arrive({ ...before, sequence: 9 })
    await second
    expect(store.sequence()).toBe(9)
    expect(asked.filter((path) => path === apiPaths.bootstrap)).toHaveLength(3)
  })

  test('brings nobody’s family back who has signed out', async () => {
    const { store, before, arrive } = await atASlowLine()
    const refreshed = store.refresh()
    await store.signOut()
    await arrive(before)
    await refreshed
    expect(store.current()).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
  })
})

describe('signing out', () => {
  test('clears the current user and everything kept of the family [S4.6]', async () => {
    const { store, onSignedOut } = setUp({
      [apiPaths.bootstrap]: () => ({ body: aSessionOf('mum') }),
      [apiPaths.signOut]: () => ({ body: { ok: true } }),
    })
    await store.load()
    await store.signOut()
    expect(store.current()).toBeNull()
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(onSignedOut).toHaveBeenCalled()
  })

  test('waits while something has not reached the server', async () => {
    const { store } = setUp({
      [apiPaths.bootstrap]: () => ({ body: aSessionOf('mum') }),
      [apiPaths.signOut]: () => ({ body: { ok: true } }),
    })
    await store.load()
    await store.outbox.add({
      userId: 'mum',
      familyId: 'family_mum',
      sprintId: null,
      at,
      command: { id: 'command-000000002', type: 'complete-onboarding' },
    })
    await expect(store.signOut()).rejects.toThrow('offline')
    expect(store.current()?.user.id).toBe('mum')
  })
})

describe('a tick', () => {
  const tick = { type: 'tick', taskId: 'task1', memberId: 'primary', date: '2026-03-04' } as const

  test('is counted at once, and the screens that count it are told after the next frame', async () => {
    const { sprints, ...rest } = aSessionOf('mum')
    const body = { ...rest, sprints: [{ ...sprints[0]!, tasks: [aTask()] }] }
    const { store } = setUp({ [apiPaths.bootstrap]: () => ({ body }) })
    const session = (await store.load())!
    const [sprint] = session.sprints
    const [task] = sprint!.tasks
    const frames: (() => void)[] = []
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint))
    const told = vi.fn()
    store.subscribe(told)
    const command = (id: string) => ({ ...tick, id, taskId: task!.id, done: true })
    const here = { userId: 'mum', familyId: session.family.id, sprintId: sprint!.id, at }

    void store.outbox.add({ ...here, command: command('tick-one-tick-one-tick') })
    expect(store.current()?.sprints[0]?.tasks[0]?.checks).toEqual({ '2026-03-04': ['primary'] })
    expect(told).not.toHaveBeenCalled()
    frames.shift()?.()
    vi.advanceTimersByTime(1)
    expect(told).toHaveBeenCalledTimes(1)

    // In a page that paints nothing they are told all the same, a moment later.
    void store.outbox.add({
      ...here,
      command: { ...command('tick-two-tick-two-tick'), done: false },
    })
    expect(told).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(100)
    expect(told).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
  })

  test('is all that waits for a frame: anything else is on the screens at once', async () => {
    const { store } = setUp({ [apiPaths.bootstrap]: () => ({ body: aSessionOf('mum') }) })
    const session = (await store.load())!
    vi.stubGlobal('requestAnimationFrame', vi.fn())
    const told = vi.fn()
    store.subscribe(told)
    void store.outbox.add({
      userId: 'mum',
      familyId: session.family.id,
      sprintId: session.sprints[0]!.id,
      at,
      command: { id: 'name-name-name-name-na', type: 'edit-sprint', changes: { name: 'A week' } },
    })
    expect(told).toHaveBeenCalledTimes(1)
  })
})
