import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { noteAnswer, timing } from './api.ts'
import { listenPaired } from './paired-live.ts'

const listening: (() => void)[] = []

/** A page, a server's stream, and a store that only counts. */
function aDevice(kind: 'paired' | 'away' = 'paired') {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  const network = new EventTarget()
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network))
  type Open = NonNullable<Parameters<typeof listenPaired>[1]>
  const streams: { handlers: Parameters<Open>[1]; broke: Parameters<Open>[2]; isOpen: boolean }[] =
    []
  const open: Open = (_, handlers, broke) => {
    const stream = { handlers, broke, isOpen: true }
    streams.push(stream)
    return () => (stream.isOpen = false)
  }
  const looks: (() => void)[] = []
  const session = { kind, view: { device: { id: 'phone' } } }
  const store = {
    home: null,
    session: () => session as unknown as ReturnType<Parameters<typeof listenPaired>[0]['session']>,
    subscribe: (look: () => void) => {
      looks.push(look)
      return () => undefined
    },
    take: vi.fn(),
    end: vi.fn(),
    pull: vi.fn(async () => undefined),
    outbox: { flush: vi.fn() } as unknown as Parameters<typeof listenPaired>[0]['outbox'],
  }
  const stop = listenPaired(store, open)
  listening.push(stop)
  /** Another family's device now. */
  const becomes = (id: string) => {
    session.view.device.id = id
    for (const one of looks) one()
  }
  const look = (state: string) => {
    page.visibilityState = state
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const openStreams = () => streams.filter(({ isOpen }) => isOpen).length
  return { store, streams, stop, look, network, openStreams, becomes }
}

/** Longer than any wait. */
const later = () => vi.advanceTimersByTimeAsync(timing.backoff.longest * 4)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  for (const stop of listening.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the stream of a paired device', () => {
  test('breaks, and one comes in its place: never two at once', async () => {
    const { streams, openStreams } = aDevice()
    for (let times = 0; times < 5; times += 1) {
      expect(openStreams()).toBe(1)
      streams.at(-1)?.broke(true)
      expect(openStreams()).toBe(0)
      await later()
    }
    expect(openStreams()).toBe(1)
  })

  test('is closed while nobody looks, and opened at the next look', async () => {
    const { look, openStreams, store } = aDevice()
    const asked = store.pull.mock.calls.length
    look('hidden')
    await later()
    expect([openStreams(), store.pull.mock.calls.length]).toEqual([0, asked])
    look('visible')
    expect([openStreams(), store.pull.mock.calls.length]).toEqual([1, asked + 1])
  })

  test('where none comes through, the view is asked for, ever more rarely', async () => {
    const { streams, store } = aDevice()
    const break_ = () => {
      const stream = streams.at(-1)
      if (stream?.isOpen) stream.broke(false)
    }
    for (let minutes = 0; minutes < 60; minutes += 1) {
      break_()
      await vi.advanceTimersByTimeAsync(60_000)
    }
    const asked = store.pull.mock.calls.length
    expect(asked).toBeGreaterThan(30)
    expect(asked).toBeLessThan(180)
  })

  test('a network that returns is worth an attempt at once', async () => {
    const { streams, store, network, openStreams } = aDevice()
    streams[0]!.broke(true)
    const asked = store.pull.mock.calls.length
    network.dispatchEvent(new Event('online'))
    expect([openStreams(), store.pull.mock.calls.length]).toEqual([1, asked + 1])
  })

  test('a device that has nothing yet asks again until it hears', async () => {
    const { store, streams } = aDevice('away')
    await later()
    expect(store.pull.mock.calls.length).toBeGreaterThan(2)
    expect(streams).toEqual([])
  })

  test('a server that answers again has its stream at once [P22]', async () => {
    const { streams, openStreams } = aDevice()
    for (let times = 0; times < 8; times += 1) {
      streams.at(-1)?.broke(false)
      await vi.advanceTimersByTimeAsync(timing.backoff.longest)
    }
    streams.at(-1)?.broke(false)
    expect(openStreams()).toBe(0)
    noteAnswer(null)
    noteAnswer(200)
    expect(openStreams()).toBe(1)
  })

  test('a server that goes away while a stream is opened is looked for again [P22]', async () => {
    const { streams, store } = aDevice()
    streams.at(-1)!.broke(false) // It was stopping, and answers what is asked then.
    await vi.advanceTimersByTimeAsync(timing.backoff.longest)
    const asked = store.pull.mock.calls.length
    streams.at(-1)!.broke(false)
    expect(store.pull.mock.calls.length).toBe(asked + 1)
  })

  test('paired to another family, it listens to that one, and no longer to the first [P24]', () => {
    const { streams, openStreams, becomes } = aDevice()
    const [first] = streams
    becomes('wall of another family')
    expect([openStreams(), first?.isOpen, streams.length]).toEqual([1, false, 2])
  })

  test('ended, it asks for nothing more', async () => {
    const { stop, store, openStreams, network } = aDevice()
    stop()
    const asked = store.pull.mock.calls.length
    network.dispatchEvent(new Event('online'))
    await later()
    expect([openStreams(), store.pull.mock.calls.length]).toEqual([0, asked])
  })
})
