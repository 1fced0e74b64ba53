import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SprintCommand } from '#core/contract/sprint-commands.ts'
import type { DoToSprint } from '#core/testing/a-family.ts'
import { aSession } from '../testing/a-session.ts'
import { browserStorage } from '../testing/browser-storage.ts'
import { slowServer, type SlowServer } from '../testing/slow-server.ts'
import { listenLive } from './live.ts'
import { memoryStorage, type OutboxStorage } from './outbox-storage.ts'
import { createStore, type Store } from './store.ts'

const beginning = aSession()
const { family } = beginning
const week = beginning.sprints[0]!
const story = week.tasks[0]!

const days = ['2026-03-01', '2026-03-02', '2026-03-03']

const often = (weight: number, what: string, ...which: number[]) => ({
  weight,
  arbitrary: fc.record({ what: fc.constant(what), which: fc.constantFrom(...which) }),
})

/** What may happen next: somebody does something, or what is on its way arrives, or does not. */
const happening = fc.oneof(
  often(3, 'tick', 0, 1, 2), // of which day
  often(1, 'plan', 0, 1), // which week
  often(2, 'other ticks', 0, 1, 2),
  often(1, 'other plans', 0),
  often(1, 'ask', 0),
  often(8, 'arrive', 0, 1, 2, 3, 4, 5), // which of what is on its way
  often(2, 'lose', 0, 1, 2, 3, 4, 5),
  often(6, 'hear', 1, 99), // how much at most
  often(1, 'break', 0),
  often(1, 'reload', 0),
  often(3, 'wait', 60, 2_000), // milliseconds
)

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T18:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page that somebody opens, or loads anew: nothing is left of an earlier one but what it kept. */
async function openPage(server: SlowServer, storage: OutboxStorage): Promise<Store> {
  vi.clearAllTimers()
  server.forgetPage()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', vi.fn())
  const store = createStore({ storage, onSignedOut: vi.fn() })
  void store.load()
  await settle()
  return store
}

const create = (id: string): DoToSprint => {
  const { name, weeks, goalId, missionStep, experimentId } = week
  const plan = { name, weeks, goalId, missionStep, experimentId, startsOn: '2026-03-08', tasks: [] }
  return { type: 'create-sprint', sprint: { ...plan, id } }
}

const settle = () => vi.advanceTimersByTimeAsync(1)

test('however slowly, and in whatever order answers come, what somebody did stays on the screen, and in the end it shows what the server has', async () => {
  const run = async (happenings: { what: string; which: number }[]) => {
    vi.stubGlobal('sessionStorage', browserStorage())
    vi.stubGlobal('localStorage', browserStorage())
    const server = slowServer(beginning)
    const storage = memoryStorage()
    let store = await openPage(server, storage)
    while (!store.current()) {
      server.onTheirWay.shift()!.arrive()
      await settle()
    }
    let leave = listenLive(store)
    /** What Maya has ticked, and the weeks that she has planned: nobody else touches these. */
    const ticked = new Set<string>()
    const planned = new Set<string>()
    let commands = 0
    const newId = () => `command-${String((commands += 1)).padStart(12, '0')}`
    const does = (sprintId: string, deed: DoToSprint) => {
      const command = { ...deed, id: newId() } as SprintCommand
      void store.outbox.add({ userId: 'maya', familyId: family.id, sprintId, command })
    }
    const turn = (set: Set<string>, one: string) => {
      if (set.delete(one)) return false
      set.add(one)
      return true
    }
    const happens: Record<string, (which: number) => unknown> = {
      tick: (which) => {
        const date = days[which]!
        const done = turn(ticked, date)
        does(week.id, { type: 'tick', taskId: story.id, memberId: 'primary', date, done })
      },
      plan: (which) => {
        const id = `week-after-${which}`
        does(id, turn(planned, id) ? create(id) : { type: 'delete-sprint' })
      },
      'other ticks': (which) => {
        const date = days[which]!
        const [task] = server.sprint(week.id)!.tasks
        const done = !task!.checks[date]?.includes('ben')
        const tick = { type: 'tick' as const, taskId: story.id, memberId: 'ben', date, done }
        server.run('ben', week.id, { ...tick, id: newId() })
      },
      'other plans': () => {
        const id = 'week-of-ben'
        const deed = server.sprint(id) ? { type: 'delete-sprint' as const } : create(id)
        server.run('ben', id, { ...deed, id: newId() } as SprintCommand)
      },
      ask: () => void store.refresh().catch(() => undefined),
      arrive: (which) => server.onTheirWay.splice(which, 1)[0]?.arrive(),
      lose: (which) => server.onTheirWay.splice(which, 1)[0]?.lose(),
      hear: (which) => {
        for (let told = 0; told < which && server.stream()?.tell(); told += 1);
      },
      break: () => server.stream()?.dispatchEvent(new Event('error')),
      wait: () => undefined,
      reload: async () => {
        leave()
        store = await openPage(server, storage)
        leave = listenLive(store)
      },
    }
    const expectAllThere = () => {
      const { sprints } = store.current()!
      const checks = sprints.find(({ id }) => id === week.id)!.tasks[0]!.checks
      const shown = days.filter((date) => checks[date]?.includes('primary'))
      expect(shown).toEqual(days.filter((date) => ticked.has(date)))
      const weeks = sprints.map(({ id }) => id).filter((id) => id.startsWith('week-after'))
      expect(weeks.toSorted()).toEqual([...planned].toSorted())
    }
    for (const { what, which } of happenings) {
      await happens[what]!(which)
      await vi.advanceTimersByTimeAsync(what === 'wait' ? which : 1)
      expectAllThere()
    }
    // Then the line is good again.
    for (let quiet = 0; quiet < 3; quiet += 1) {
      while (server.onTheirWay.length > 0 || server.stream()?.tell()) {
        quiet = 0
        server.onTheirWay.shift()?.arrive()
        await settle()
        expectAllThere()
      }
      await vi.advanceTimersByTimeAsync(20_000)
    }
    expect(store.outbox.state()).toEqual({ entries: [], failing: false })
    const { sequence: _, ...shown } = store.current()!
    const { sequence: __, ...stored } = server.documents()
    expect(shown).toEqual(JSON.parse(JSON.stringify(stored)))
    leave()
  }
  const lists = fc.array(happening, { minLength: 8, maxLength: 30, size: 'max' })
  await fc.assert(fc.asyncProperty(lists, run), {
    seed: 20260301,
    numRuns: 600,
  })
}, 60_000)
