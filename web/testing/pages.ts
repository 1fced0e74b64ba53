import { vi } from 'vitest'

/** What a page finds around it that is its own: its visibility, its clock, the locks of its browser. */
export type Page = {
  /** What a closed page had begun comes to nothing. */
  isOpen: boolean
  isVisible: boolean
  /** How much the device's clock is ahead, in milliseconds. */
  skew: number
  events: EventTarget
  locks: Locks
}

export type Locks = ReturnType<typeof locksOfABrowser>

/** Whose code runs; nobody's is the server's. */
let acting: Page | null = null

/** Runs the work in this page, and then whatever it has begun. */
export function inPage<Result>(page: Page, work: () => Result): Result {
  acting = page
  return work()
}

/** Runs what is of no page, as the server is; then the page that acted goes on. */
export function outside<Result>(work: () => Result): Result {
  const page = acting
  acting = null
  try {
    return work()
  } finally {
    acting = page
  }
}

/**
 * Several pages in one process, of which one acts at a time: each with timers that end with it, and with
 * the globals that the product asks. To be called once the timers are vitest's.
 */
export function surroundPages(): void {
  const { setTimeout: later, setInterval: often, Date: TrueDate } = globalThis
  /** As its page is when the time has come. */
  const kept = (work: () => void) => {
    const page = acting
    return () => {
      if (!page) outside(work)
      else if (page.isOpen) inPage(page, work)
    }
  }
  vi.stubGlobal('setTimeout', (work: () => void, wait?: number) => later(kept(work), wait))
  vi.stubGlobal('setInterval', (work: () => void, wait?: number) => often(kept(work), wait))
  class PageDate extends TrueDate {
    constructor(...at: [number | string] | []) {
      super(at[0] ?? PageDate.now())
    }
    static override now = () => TrueDate.now() + (acting?.skew ?? 0)
  }
  vi.stubGlobal('Date', PageDate)
  const listen = (name: string, listener: EventListener) =>
    acting?.events.addEventListener(name, listener)
  const stopListening = () => undefined
  vi.stubGlobal('addEventListener', listen)
  vi.stubGlobal('removeEventListener', stopListening)
  vi.stubGlobal('navigator', {
    get locks() {
      return acting?.locks
    },
  })
  vi.stubGlobal('document', {
    addEventListener: listen,
    removeEventListener: stopListening,
    get visibilityState() {
      return acting?.isVisible ? 'visible' : 'hidden'
    },
  })
  // What a page would wait for by chance is the same each time; what it keeps of itself is nothing.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  const nothingKept = {
    getItem: () => null,
    setItem: () => {},
    removeItem: () => {},
    key: () => null,
    length: 0,
  }
  vi.stubGlobal('sessionStorage', nothingKept)
  vi.stubGlobal('localStorage', nothingKept)
}

/** The Web Locks of one browser, as far as one lock goes. */
export function locksOfABrowser() {
  type Request = { page: Page; grant: () => void }
  let held: Request | null = null
  const waiting: Request[] = []
  const grantNext = () => {
    if (held) return
    held = waiting.shift() ?? null
    const request = held
    queueMicrotask(() => request?.grant())
  }
  const release = (request: Request) => {
    if (held !== request) return
    held = null
    grantNext()
  }
  return {
    request: (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const grant = () => {
          void inPage(request.page, work).then(() => {
            release(request)
            resolve()
          })
        }
        const request: Request = { page: acting!, grant }
        waiting.push(request)
        signal.addEventListener('abort', () => {
          const place = waiting.indexOf(request)
          if (place < 0) return
          waiting.splice(place, 1)
          reject(new DOMException('Aborted', 'AbortError'))
        })
        grantNext()
      }),
    /** The browser takes back what a page held or waited for. */
    leftBy: (page: Page) => {
      const others = waiting.filter((request) => request.page !== page)
      waiting.splice(0, waiting.length, ...others)
      if (held?.page === page) release(held)
    },
  }
}
