import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { aPage } from '../testing/a-page.ts'
import { noteAnswer, timing } from './api.ts'
import { listenLive } from './live.ts'
import type { Store } from './store.ts'

let page: ReturnType<typeof aPage>
const path = apiPaths.events('family_maya')

/** A stream of which the test says what comes out of it. */
class Stream extends EventTarget {
  static opened: Stream[] = []
  readonly url: string
  closed = false

  constructor(url: string) {
    super()
    this.url = url
    Stream.opened.push(this)
  }

  close() {
    this.closed = true
  }

  tell(event: string, data: object = {}) {
    this.dispatchEvent(Object.assign(new Event(event), { data: JSON.stringify(data) }))
  }
}

const stream = () => Stream.opened.at(-1)!
const pull = vi.fn(async () => undefined)
const refresh = vi.fn(async () => undefined)
const receive = vi.fn()
const flush = vi.fn(async () => undefined)
const entry = (sequence: number) => ({ sequence })
let sequence = 7

let leave: () => void

beforeEach(() => {
  page = aPage(Stream)
  Stream.opened = []
  sequence = 7
  for (const work of [pull, refresh]) {
    work.mockReset()
    work.mockRejectedValue(new Error('The server is away'))
  }
  receive.mockReset()
  flush.mockClear()
  receive.mockImplementation(([one]: [{ sequence: number }]) => {
    sequence = one.sequence
  })
  leave = listenLive({
    current: () => ({ family: { id: 'family_maya' }, rules: 2 }),
    sequence: () => sequence,
    setClock: () => undefined,
    subscribe: () => () => undefined,
    outbox: {
      state: () => ({ entries: [], failing: false }),
      takeStored: async () => [],
      flush,
    },
    receive,
    pull,
    refresh,
  } as unknown as Store)
})

afterEach(() => leave())

const hello = (rules = 2) => stream().tell('hello', { rules, now: '2026-03-01T10:00:00.000Z' })

test('a broken stream is opened again, ever more rarely, after the head [P3] [S9.7]', () => {
  expect(Stream.opened.map(({ url }) => url)).toEqual([`${path}?after=7`])
  const { first, factor } = timing.backoff
  for (const wait of [first, first * factor]) {
    const count = Stream.opened.length
    hello()
    stream().tell('change', entry(9))
    stream().tell('error')
    vi.advanceTimersByTime(wait - 1)
    expect(Stream.opened).toHaveLength(count)
    vi.advanceTimersByTime(1)
    expect(Stream.opened).toHaveLength(count + 1)
    expect(stream().url).toBe(`${path}?after=9`)
  }
  stream().tell('beat')
  stream().tell('error')
  vi.advanceTimersByTime(first)
  expect(Stream.opened, 'after one that held it is as soon as at first').toHaveLength(4)
  expect(pull, 'the next stream tells what came meanwhile').not.toHaveBeenCalled()
})

test('what another parent does comes without a request [C4]', () => {
  hello()
  stream().tell('change', entry(8))
  stream().tell('change', entry(9))
  vi.advanceTimersByTime(1_000)
  expect(receive.mock.calls.flat(2)).toEqual([entry(8), entry(9)])
  expect(pull).not.toHaveBeenCalled()
  expect(refresh).not.toHaveBeenCalled()
})

test('more than a stream can tell is asked for until it is here', async () => {
  const { first } = timing.backoff
  hello()
  stream().tell('resync')
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledTimes(1)
  pull.mockResolvedValue(undefined)
  await vi.advanceTimersByTimeAsync(first)
  expect(pull).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20 * first)
  expect(pull).toHaveBeenCalledTimes(1)
})

test('a server with other rules is asked for the documents, not replayed', async () => {
  refresh.mockResolvedValue(undefined)
  hello(3)
  await vi.advanceTimersByTimeAsync(1)
  expect(refresh).toHaveBeenCalledTimes(1)
})

test('a stream that falls silent is opened again, after the head', () => {
  stream().tell('change', entry(8))
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(limits.streamBeatSeconds * 1_000)
    stream().tell('beat')
  }
  expect(Stream.opened).toHaveLength(1)
  vi.advanceTimersByTime(limits.streamBeatSeconds * 2_500)
  expect(stream().closed).toBe(true)
  vi.advanceTimersByTime(timing.backoff.first)
  expect(Stream.opened.map(({ closed }) => closed)).toEqual([true, false])
  expect(stream().url).toBe(`${path}?after=8`)
})

test('nobody listens for a page that nobody looks at, and it goes on when somebody does', () => {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(stream().closed).toBe(true)
  vi.advanceTimersByTime(timing.backoff.longest)
  expect(Stream.opened).toHaveLength(1)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  expect(Stream.opened).toHaveLength(2)
})

test('whoever looks again sends what waits and asks for what is new, at once', async () => {
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(timing.backoff.longest)
  flush.mockClear()
  expect(pull).not.toHaveBeenCalled()
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1)
  expect(flush).toHaveBeenCalled()
  expect(pull).toHaveBeenCalledOnce()
})

test('a server that answers again has its stream at once, whoever asked [P3, P22]', async () => {
  for (let times = 0; times < 9; times += 1) {
    stream().tell('error')
    await vi.advanceTimersByTimeAsync(timing.backoff.longest)
  }
  stream().tell('error')
  const count = Stream.opened.length
  noteAnswer(null)
  noteAnswer(200)
  expect(Stream.opened).toHaveLength(count + 1)
})
