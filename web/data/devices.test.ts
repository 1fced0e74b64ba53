import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Device } from '../testing/a-device.ts'
import { beginning, familyOnBadLines, type Circumstances } from '../testing/bad-lines.ts'
import { logServer, type LogServer } from '../testing/log-server.ts'
import { surroundPages } from '../testing/pages.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-04T18:00:00Z') })
  surroundPages()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
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
  often(1, 'rename', 0),
  often(1, 'close the week', 0),
  often(1, 'begin the meeting', 0),
  often(2, 'take back', 0, 1), // the last, or the one before
  often(10, 'arrive', 0, 1, 2, 3), // which of what is on its way
  often(3, 'lose', 0, 1, 2),
  often(8, 'hear', 1, 99), // how much at most
  often(1, 'cut', 0),
  often(1, 'ask for everything', 0),
  often(1, 'hide', 0),
  often(1, 'show', 0),
  often(1, 'close', 0),
  often(1, 'reload', 0),
  often(3, 'wait', 60, 2_000), // milliseconds
)

type Happening = { what: string; device: number; which: number }

const hour = 3_600_000
const row = {
  happenings: fc.array(happening, { minLength: 8, maxLength: 40, size: 'max' }),
  circumstances: fc.record<Circumstances>({
    count: fc.integer({ min: 2, max: 4 }),
    skews: fc.tuple(...[0, 1, 2, 3].map(() => fc.constantFrom(0, -hour, hour))),
    share: fc.boolean(),
    slowness: fc.constantFrom(0, 3),
  }),
  server: fc.record({
    kept: fc.constantFrom(1_000, 5),
    page: fc.constantFrom(1_000, 2),
    strangeEvery: fc.constantFrom(Infinity, 7),
  }),
}

// oxlint-disable eslint/no-restricted-globals -- the test runs in Node
/** So many rows; `npm run trust -- devices` tries many more. */
const numRuns = Number(process.env['DEVICE_ROWS'] ?? 300)
/** What fails is made smaller until it is understood; not where it only matters that it fails. */
const endOnFailure = process.env['SHRINK'] === 'no'
// oxlint-enable eslint/no-restricted-globals

const settle = () => vi.advanceTimersByTimeAsync(1)

async function live({ happenings, circumstances, server: options }: Row) {
  const server = logServer(beginning, options)
  const family = familyOnBadLines(server, circumstances)
  const { devices } = family
  for (const device of devices) {
    await device.start()
    for (let tries = 0; !device.store().current() && tries < 50; tries += 1) {
      device.arrive(0)
      await settle()
    }
  }
  await vi.advanceTimersByTimeAsync(100)
  for (const { what, device, which } of happenings) {
    const index = device % devices.length
    await family.do(what, index, which)
    await line[what]?.(devices[index]!, which)
    await vi.advanceTimersByTimeAsync(what === 'wait' ? which : 1)
    family.expectOwnTicks()
  }
  await quiet(devices, server)
  expectSame(
    devices.filter((device) => device.isVisible()),
    server,
  )
  for (const device of devices.filter(({ isOpen }) => isOpen())) {
    device.show(true)
    await settle()
  }
  await quiet(devices, server)
  expectSame(devices, server)
  family.expectOwnTicks()
  family.expectNothingLost()
  for (const device of devices) if (device.isOpen()) device.close()
  vi.clearAllTimers()
}

type Row = {
  happenings: Happening[]
  circumstances: Circumstances
  server: Parameters<typeof logServer>[1]
}

/** What the line does, and who looks at the page. */
const line: Record<string, (device: Device, which: number) => unknown> = {
  arrive: (device, which) => device.arrive(which),
  lose: (device, which) => device.lose(which),
  hear: (device, which) => {
    for (let heard = 0; heard < which && device.hear(); heard += 1);
  },
  cut: (device) => device.cut(),
  hide: (device) => device.show(false),
  show: (device) => device.show(true),
  'ask for everything': (device) =>
    device.act(
      () =>
        void device
          .store()
          .refresh()
          .catch(() => undefined),
    ),
}

/** The line is good again, until nothing more comes; a family that never comes to rest is a failure. */
async function quiet(devices: readonly Device[], server: LogServer) {
  for (let rest = 0, rounds = 0; rest < 2; rest += 1, rounds += 1) {
    let questions = 0
    for (;;) {
      let isBusy = false
      for (const device of devices) {
        isBusy = device.hear() || device.onItsWay.length > 0 || isBusy
        device.arrive(0)
        await settle()
      }
      if (!isBusy) break
      questions += 1
      expect(questions, 'questions without an end').toBeLessThan(400)
    }
    await vi.advanceTimersByTimeAsync(40_000)
    const isBehind = ({ isOpen, isVisible, store }: Device) => {
      if (!isOpen()) return false
      const waits = store()
        .outbox.state()
        .entries.some(({ refused }) => !refused)
      return waits || (isVisible() && store().sequence() !== server.documents().sequence)
    }
    if (rounds < 8 && devices.some(isBehind)) rest = -1
  }
}

/** Every open page shows what the server has, and has nothing left to say. */
function expectSame(devices: readonly Device[], server: LogServer) {
  const { family, sprints } = JSON.parse(JSON.stringify(server.documents())) as typeof beginning
  for (const device of devices.filter(({ isOpen }) => isOpen())) {
    const shown = device.store().current()!
    expect({ family: shown.family, sprints: shown.sprints }).toEqual({ family, sprints })
    const { entries } = device.store().outbox.state()
    expect(entries.filter(({ refused }) => !refused)).toEqual([])
  }
}

test('all devices end with the server’s documents, and no typed word is gone [P2] [P5] [P6] [C4]', async ({
  task,
}) => {
  let devices = 0
  const alsoCounted = (one: Row) => {
    devices += one.circumstances.count
    return live(one)
  }
  const property = fc.asyncProperty(fc.record(row), alsoCounted)
  await fc.assert(property, { seed: 20261122, numRuns, endOnFailure })
  Object.assign(task.meta, { rows: numRuns, devices })
}, 3_600_000)
