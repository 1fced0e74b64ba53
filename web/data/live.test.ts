import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { listenLive } from './live.ts'
import type { Store } from './store.ts'
import { timing } from './timing.ts'

const newPage = () => Object.assign(new EventTarget(), { visibilityState: 'visible' })
let page = newPage()
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

  tell(event: string, lastEventId: string, hint: object = {}) {
    this.dispatchEvent(Object.assign(new Event(event), { lastEventId, data: JSON.stringify(hint) }))
  }
}

const stream = () => Stream.opened.at(-1)!
const refresh = vi.fn(async () => undefined)

let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = newPage()
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('EventSource', Stream)
  vi.spyOn(Math, 'random').mockReturnValue(0)
  Stream.opened = []
  refresh.mockReset()
  refresh.mockRejectedValue(new Error('The server is away'))
  leave = listenLive({
    current: () => ({ family: { id: 'family_maya' }, sequence: 7 }),
    confirmedVersion: () => 3,
    subscribe: () => () => undefined,
    outbox: { state: () => ({ entries: [], failing: false }) },
    refresh,
  } as unknown as Store)
})

afterEach(() => leave())

test('a broken stream is opened again, ever more rarely, from where it was [P3] [S9.7]', () => {
  expect(Stream.opened.map(({ url }) => url)).toEqual([`${path}?after=7`])
  const { first, factor } = timing.backoff
  for (const wait of [first, first * factor]) {
    const count = Stream.opened.length
    stream().tell('hello', '7')
    stream().tell('change', '9', { sprintId: 'week1', version: 3 })
    stream().tell('error', '')
    vi.advanceTimersByTime(wait - 1)
    expect(Stream.opened).toHaveLength(count)
    vi.advanceTimersByTime(1)
    expect(Stream.opened).toHaveLength(count + 1)
    expect(stream().url).toBe(`${path}?after=9`)
  }
  stream().tell('beat', '')
  stream().tell('error', '')
  vi.advanceTimersByTime(first)
  expect(Stream.opened, 'after one that held it is as soon as at first').toHaveLength(4)
  expect(refresh, 'the next stream tells what came meanwhile').not.toHaveBeenCalled()
})

test('news that a broken stream left unfetched is fetched once there is another', async () => {
  stream().tell('hello', '7')
  stream().tell('change', '9', { sprintId: 'week1', version: 4 })
  stream().tell('error', '')
  await vi.advanceTimersByTimeAsync(timing.backoff.first)
  expect(refresh).toHaveBeenCalledTimes(1)
  refresh.mockResolvedValue(undefined)
  stream().tell('hello', '9')
  await vi.advanceTimersByTimeAsync(100)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('news is fetched, many at once together, and what is known already is not', () => {
  refresh.mockResolvedValue(undefined)
  stream().tell('change', '8', { sprintId: 'week1', version: 3 })
  vi.advanceTimersByTime(1_000)
  expect(refresh).not.toHaveBeenCalled()
  stream().tell('change', '9', { sprintId: 'week1', version: 4 })
  stream().tell('change', '10', { sprintId: null, version: 4 })
  vi.advanceTimersByTime(1_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  stream().tell('resync', '200')
  vi.advanceTimersByTime(1_000)
  expect(refresh).toHaveBeenCalledTimes(2)
})

test('news that could not be fetched is asked for until it is here', async () => {
  const { first, factor } = timing.backoff
  stream().tell('change', '9', { sprintId: 'week1', version: 4 })
  await vi.advanceTimersByTimeAsync(50)
  await vi.advanceTimersByTimeAsync(first)
  expect(refresh).toHaveBeenCalledTimes(2)
  refresh.mockResolvedValue(undefined)
  await vi.advanceTimersByTimeAsync(first * factor)
  expect(refresh).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(20 * first)
  expect(refresh).toHaveBeenCalledTimes(3)
})

test('a stream that falls silent is opened again, from where it was', () => {
  stream().tell('change', '8', { sprintId: 'week1', version: 3 })
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(limits.streamBeatSeconds * 1_000)
    stream().tell('beat', '')
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
