import { vi } from 'vitest'
import { homeOf } from '#web/data/send.ts'
import { dispatchOf } from '#web/data/home.ts'
import { listenLive, type openStream } from '#web/data/live.ts'
import { OfflineError, type request } from '#web/data/api.ts'
import type { Storage } from '#web/data/storage.ts'
import { createStore, type Store } from '#web/data/store.ts'
import type { TabNews } from '#web/data/tabs.ts'
import type { Asked, LogServer } from './log-server.ts'
import { memoryStorage } from './memory-storage.ts'
import { inPage, locksOfABrowser, outside, type Page } from './pages.ts'

/** Something on its way: it may arrive, or be lost before or after the server had it. */
type OnItsWay = { arrive: () => void; lose: () => void }

type Listener = Parameters<typeof openStream>[1]

/** A parent's browser: what its pages share. */
export function aBrowser(server: LogServer, userId: string, { skew = 0, slowness = 0 } = {}) {
  const waiting = new Map<string, unknown>()
  const storage = memoryStorage(waiting as Map<string, never>)
  const locks = locksOfABrowser()
  const pages: { page: Page; hear: (news: TabNews) => void }[] = []
  return {
    server,
    userId,
    skew,
    slowness,
    locks,
    pages,
    /** What is written down for the server in this browser, whatever page is open. */
    hasStored: (id: string) => waiting.has(id),
    storageOf: (page: Page) => slowly(storage, page, slowness),
    tell: (from: Page, news: TabNews) => {
      for (const { page, hear } of pages) {
        if (page === from) continue
        const copy = structuredClone(news)
        inPage(page, () => setTimeout(() => hear(copy), 1))
      }
      inPage(from, () => undefined)
    },
  }
}

type Browser = ReturnType<typeof aBrowser>

/** A storage that takes its time, and forgets what a page that is gone had not got through to it. */
function slowly(storage: Storage, page: Page, slowness: number): Storage {
  const wait = () => new Promise<void>((done) => setTimeout(done, slowness))
  const slow = Object.entries(storage).map(([name, work]) => [
    name,
    async (...asked: unknown[]) => {
      if (slowness > 0) await wait()
      if (!page.isOpen) return new Promise(() => undefined)
      return (work as (...all: unknown[]) => unknown)(...asked)
    },
  ])
  const { read, ...others } = Object.fromEntries(slow) as Storage
  const inOrder: Storage['read'] = async (...of) => {
    const kept = await read(...of)
    return kept && { ...kept, entries: kept.entries.toSorted((a, b) => a.sequence - b.sequence) }
  }
  return { ...others, read: inOrder }
}

/** A page on a bad line: the test says what arrives, what is lost, and what is heard when. */
export function aDevice(browser: Browser) {
  const { server, userId, skew, locks } = browser
  const onItsWay: OnItsWay[] = []
  let stream: { listener: Listener; told: number; isOpen: boolean } | null = null
  let page!: Page
  let leave = () => {}
  let store!: Store
  let openedAt = 0

  const ask = ((path: string, asked: Asked = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const lose = () => reject(new OfflineError())
      const arrive = () => {
        let answer: () => void
        try {
          const said = outside(() => server.answer(userId, path, asked))
          answer = () => resolve(said)
        } catch (error) {
          answer = () => reject(error as Error)
        }
        onItsWay.push({ arrive: answer, lose })
      }
      onItsWay.push({ arrive, lose })
    })) as typeof request

  const open: typeof openStream = (path, listener) => {
    const own = { listener, told: Number(/after=(\d+)/.exec(path)![1]), isOpen: false }
    stream = own
    return () => {
      if (stream === own) stream = null
    }
  }

  const start = async () => {
    page = { isOpen: true, isVisible: true, skew, events: new EventTarget(), locks }
    openedAt = outside(() => Date.now())
    const own = page
    inPage(own, () => {
      const tell = (news: TabNews) => browser.tell(own, news)
      const whoIsIn = () => userId
      const keeping = browser.storageOf(own)
      store = createStore({ storage: keeping, onSignedOut: vi.fn(), ask, tell, whoIsIn })
      browser.pages.push({ page: own, hear: store.hear })
      void store.load().catch(() => undefined)
    })
    await vi.advanceTimersByTimeAsync(1)
    leave = inPage(own, () => listenLive(store, { open }))
  }

  /** The page is gone, with everything that was on its way. */
  const close = () => {
    page.isOpen = false
    stream = null
    onItsWay.length = 0
    browser.pages.splice(
      browser.pages.findIndex((one) => one.page === page),
      1,
    )
    locks.leftBy(page)
    inPage(page, leave) // of what its code shares with the next page of this process
  }

  return {
    start,
    close,
    isOpen: () => page.isOpen,
    isVisible: () => page.isVisible,
    /** It has read what was kept. */
    isSettled: () => page.isOpen && outside(() => Date.now()) - openedAt > 10 * browser.slowness,
    /** The next page has what was kept. */
    reload: async () => {
      if (page.isOpen) close()
      await start()
    },
    store: () => store,
    act: <Result>(work: (send: ReturnType<typeof dispatchOf>) => Result): Result =>
      inPage(page, () => work(dispatchOf(homeOf(store)))),
    onItsWay,
    arrive: (which: number) => inPage(page, () => onItsWay.splice(which, 1)[0]?.arrive()),
    lose: (which: number) => inPage(page, () => onItsWay.splice(which, 1)[0]?.lose()),
    show: (isVisible: boolean) => {
      page.isVisible = isVisible
      inPage(page, () => page.events.dispatchEvent(new Event('visibilitychange')))
    },
    /** Hears the next thing on its stream; false where there is none. */
    hear: (): boolean => {
      if (!stream) return false
      const { listener } = stream
      const { rules, sequence } = server.documents()
      const now = outside(() => new Date().toISOString())
      if (!stream.isOpen) {
        stream.isOpen = true
        inPage(page, () => listener.opened({ rules, now }))
        return true
      }
      if (server.isGapAfter(stream.told)) {
        stream.told = sequence
        inPage(page, () => listener.missed())
        return true
      }
      const [entry] = server.entriesAfter(stream.told)
      if (!entry) return false
      stream.told = entry.sequence
      inPage(page, () => listener.changed(JSON.parse(JSON.stringify(entry)) as typeof entry))
      return true
    },
    cut: () => {
      const broken = stream
      stream = null
      inPage(page, () => broken?.listener.broke(broken.isOpen))
    },
  }
}

export type Device = ReturnType<typeof aDevice>
