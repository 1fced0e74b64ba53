import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nextWeekId } from '#core/domain/week-id.ts'
import { aDevice, type Device } from '../testing/a-device.ts'
import { aSession } from '../testing/a-session.ts'
import { logServer } from '../testing/log-server.ts'

const beginning = aSession()
const week = beginning.sprints[0]!
const story = week.tasks[0]!
const days = ['2026-03-01', '2026-03-02', '2026-03-03']
const parents = ['maya', 'ben', 'maya', 'ben']
const members = ['primary', 'ben', 'mia', 'leo']

/** A tab that keeps nothing: each device has what its own storage keeps. */
const nothingKept = {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  key: () => null,
  length: 0,
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T18:00:00Z') })
  vi.stubGlobal('sessionStorage', nothingKept)
  vi.stubGlobal('localStorage', nothingKept)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', vi.fn())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const often = (weight: number, what: string, ...which: number[]) => ({
  weight,
  arbitrary: fc.record({
    what: fc.constant(what),
    device: fc.nat(3),
    which: fc.constantFrom(...which),
  }),
})

const happening = fc.oneof(
  often(4, 'tick', 0, 1, 2), // of which day
  often(2, 'write', 0),
  often(1, 'close the week', 0),
  often(1, 'begin the meeting', 0),
  often(2, 'take back', 0),
  often(10, 'arrive', 0, 1, 2, 3), // which of what is on its way
  often(3, 'lose', 0, 1, 2),
  often(8, 'hear', 1, 99), // how much at most
  often(1, 'cut', 0),
  often(1, 'reload', 0),
  often(3, 'wait', 60, 2_000), // milliseconds
)

type Happening = { what: string; device: number; which: number }

/** So many lists of happenings, each with this many devices; `npm run trust -- devices` runs many more. */
const rounds = Number(process.env['DEVICE_ROUNDS'] ?? 400)

async function live(count: number, happenings: readonly Happening[], kept: number) {
  const server = logServer(beginning, { kept })
  const devices = parents.slice(0, count).map((userId) => aDevice(server, userId))
  const said: string[] = []
  /** Each device ticks for a member of its own: nobody else touches these. */
  const ticked = devices.map(() => new Set<string>())
  const undo: (() => unknown)[] = []
  for (const device of devices) {
    await device.start()
    while (!device.store().current()) {
      device.arrive(0)
      await settle()
    }
  }

  const does: Record<string, (device: Device, which: number, index: number) => unknown> = {
    tick: (device, which, index) => {
      const date = days[which]!
      const done = !ticked[index]!.delete(date)
      if (done) ticked[index]!.add(date)
      const memberId = members[index]!
      device.send().toSprint(week.id, { type: 'tick', taskId: story.id, memberId, date, done })
    },
    write: (device) => {
      const present = device
        .store()
        .current()!
        .sprints.find(({ id }) => id === week.id)
      const sentence = `Sentence ${said.length}.`
      said.push(sentence)
      const notes = [present?.meeting.notes, sentence].filter(Boolean).join(' ')
      device.send().toSprint(week.id, { type: 'edit-meeting', changes: { notes } })
    },
    'close the week': (device) => {
      const { name, weeks, goalId, missionStep, experimentId } = week
      const plan = {
        name,
        weeks,
        goalId,
        missionStep,
        experimentId,
        startsOn: '2026-03-08',
        tasks: [],
      }
      const next = { id: nextWeekId(week), ...plan }
      device.send().toSprint(week.id, { type: 'close-week', next })
    },
    'begin the meeting': (device) => {
      const sprint = { ...week, id: nextWeekId(week), startsOn: '2026-03-08', tasks: [] }
      const { id, name, startsOn, weeks, goalId, missionStep, experimentId } = sprint
      const draft = { id, name, startsOn, weeks, goalId, missionStep, experimentId, tasks: [] }
      device.send().toSprint(id, { type: 'begin-meeting', sprint: draft, setup: { round: 0 } })
    },
    'take back': (device) => {
      const topic = { id: `topic${undo.length}`, text: 'Bedtime' }
      const sent = device.send().toFamily({ type: 'park-topic', topic })
      undo.push(sent.undo!)
      if (undo.length % 2 === 0) undo.shift()!()
    },
    arrive: (device, which) => device.arrive(which),
    lose: (device, which) => device.lose(which),
    hear: (device, which) => {
      for (let heard = 0; heard < which && device.hear(); heard += 1);
    },
    cut: (device) => device.cut(),
    reload: (device) => device.reload(),
    wait: () => undefined,
  }

  /** What a device did is on its screen from then on, whatever arrives when. */
  const expectOwnTicks = () => {
    for (const [index, device] of devices.entries()) {
      const documents = device.store().current()
      const sprint = documents?.sprints.find(({ id }) => id === week.id)
      if (!sprint) continue // It was opened anew and knows nothing yet.
      const shown = days.filter(
        (date) => story && sprint.tasks[0]!.checks[date]?.includes(members[index]!),
      )
      expect(shown).toEqual(days.filter((date) => ticked[index]!.has(date)))
    }
  }

  for (const { what, device, which } of happenings) {
    const index = device % count
    await does[what]!(devices[index]!, which, index)
    await vi.advanceTimersByTimeAsync(what === 'wait' ? which : 1)
    expectOwnTicks()
  }
  await quiet(devices)
  expectOwnTicks()
  const stored = JSON.parse(JSON.stringify(server.documents())) as ReturnType<
    typeof server.documents
  >
  const notes = stored.sprints.find(({ id }) => id === week.id)?.meeting.notes ?? ''
  for (const sentence of said) expect(notes).toContain(sentence)
  expect(stored.sprints.filter(({ startsOn }) => startsOn === '2026-03-08').length).toBeLessThan(2)
  for (const device of devices) {
    const shown = device.store().current()!
    expect({ family: shown.family, sprints: shown.sprints }).toEqual({
      family: stored.family,
      sprints: stored.sprints,
    })
    expect(
      device
        .store()
        .outbox.state()
        .entries.filter(({ refused }) => !refused),
    ).toEqual([])
    device.leave()
  }
  vi.clearAllTimers()
}

const settle = () => vi.advanceTimersByTimeAsync(1)

/** The line is good again, until nothing more comes. */
async function quiet(devices: readonly Device[]) {
  for (let still = 0; still < 3; still += 1) {
    for (;;) {
      const busy = devices.filter((device) => device.onItsWay.length > 0 || device.hear())
      if (busy.length === 0) break
      still = 0
      for (const device of devices) device.arrive(0)
      await settle()
    }
    await vi.advanceTimersByTimeAsync(40_000)
  }
}

test('all devices end with the server’s documents, and no typed word is gone [P2] [P5] [P6] [C4]', async () => {
  const lists = fc.array(happening, { minLength: 8, maxLength: 40, size: 'max' })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 4 }), lists, fc.constantFrom(1_000, 5), live),
    { seed: 20261122, numRuns: rounds },
  )
}, 600_000)
