import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { apiPaths } from '#core/paths.ts'
import { createMemoryStore } from '#web/features/tour/in-memory.ts'
import { aPage } from '../testing/a-page.ts'
import { aSession } from '../testing/a-session.ts'
import { memoryStorage } from '../testing/memory-storage.ts'
import { OfflineError, request, createBackoff } from './api.ts'
import { listenLive } from './live.ts'
import { createStore } from './store.ts'

const day = 24 * 60 * 60_000
const family = aSession()

/** Streams as a browser has them, but none ever opens. */
class Stream extends EventTarget {
  static opened: number[] = []
  static all: Stream[] = []
  constructor() {
    super()
    Stream.opened.push(Date.now())
    Stream.all.push(this)
  }
  close() {
    return undefined
  }
}

describe('a browser is as patient as the specification says [S9.7]', () => {
  beforeEach(() => {
    aPage(Stream)
    Stream.opened = []
    Stream.all = []
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test('it waits 30 seconds for an answer [S9.7]', async () => {
    const waits = vi.spyOn(AbortSignal, 'timeout')
    vi.stubGlobal('fetch', async () => Response.json({}))
    await request(apiPaths.bootstrap)
    expect(waits).toHaveBeenCalledWith(30_000)
  })

  test('it says after 10 seconds that there is no connection; an answer that comes later counts', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
    const store = createStore({ storage: memoryStorage(), onSignedOut: () => undefined })
    const failure = vi.fn()
    store.load().catch(failure)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(failure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(failure).toHaveBeenCalledWith(new OfflineError())
    answer(Response.json(family))
    await vi.advanceTimersByTimeAsync(0)
    expect(store.current()?.user.id).toBe('maya')
  })

  test('its waits begin with 1 s, grow by 1.5 with a fifth by chance, and end with 60 s [S9.7]', () => {
    const waits = (chance: number) => {
      vi.mocked(Math.random).mockReturnValue(chance)
      const backoff = createBackoff()
      return Array.from({ length: 20 }, () => backoff.next())
    }
    expect(waits(0.5).slice(0, 4)).toEqual([1_000, 1_500, 2_250, 3_375])
    expect(waits(0).slice(0, 3)).toEqual([800, 1_200, 1_800])
    expect(waits(1).slice(0, 3)).toEqual([1_200, 1_800, 2_700])
    expect([0, 0.5, 1].map((chance) => Math.max(...waits(chance)))).toEqual([
      48_000, 60_000, 60_000,
    ])
  })

  test('it tries a broken stream again with these waits, and anew after one that held', async () => {
    onTestFinished(listenLive(createMemoryStore(family)))
    const breakAfter = async (event: string, wait: number) => {
      Stream.all.at(-1)!.dispatchEvent(new MessageEvent('hello', { data: '{}' }))
      Stream.all.at(-1)!.dispatchEvent(new MessageEvent(event, { data: '{}' }))
      Stream.all.at(-1)!.dispatchEvent(new MessageEvent('error'))
      await vi.advanceTimersByTimeAsync(wait)
    }
    await breakAfter('hello', 1_000)
    await breakAfter('hello', 1_500)
    await breakAfter('hello', 2_250)
    await breakAfter('beat', 1_000)
    expect(Stream.opened).toEqual([0, 1_000, 2_500, 4_750, 5_750])
  })

  test.each(['a server that is gone', 'a proxy that lets no stream through'])(
    '%s: the stream itself is tried again within 60 seconds, at any time [S9.7]',
    async (which) => {
      const store = createMemoryStore(family)
      const isGone = which.endsWith('gone')
      vi.spyOn(store, 'pull').mockImplementation(async () => {
        if (isGone) throw new OfflineError()
      })
      onTestFinished(listenLive(store))
      for (let second = 0, broken = 0; second < 900; second += 1) {
        if (Stream.all.length > broken)
          Stream.all[broken++]!.dispatchEvent(new MessageEvent('error'))
        await vi.advanceTimersByTimeAsync(1_000)
      }
      const gaps = Stream.opened.slice(1).map((at, index) => at - Stream.opened[index]!)
      expect(gaps.length).toBeGreaterThan(15)
      expect(Math.max(...gaps)).toBeLessThanOrEqual(61_000) // it is seen to break within a second
    },
  )

  test('it has a session prolonged 5 minutes before it would end, where the page stays open', async () => {
    const store = createMemoryStore(family)
    const pull = vi.spyOn(store, 'pull')
    const standing = () => () => undefined
    onTestFinished(listenLive(store, { open: standing }))
    vi.setSystemTime(30 * day - 5 * 60_000 - 60_000)
    await vi.advanceTimersByTimeAsync(40_000)
    expect(pull).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(40_000)
    expect(pull).toHaveBeenCalledOnce()
  })
})
