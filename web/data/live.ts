import type { LogEntry } from '#core/log/schema.ts'
import type { HeardPresence } from '#core/presence/schema.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { isServerUnreachable } from '#web/lib/use-online.ts'
import { onReturn, createBackoff, timing } from './api.ts'
import { openEvents } from './events.ts'
import type { Store } from './store.ts'
import { holdLead } from './tabs.ts'

/**
 * In milliseconds: how often the session's end is looked at, and how often changes are asked for where no
 * stream comes through, as behind some proxies.
 */
const interval = 40_000

type Options = {
  /** Hears who has which screen open. */
  hear?: (presence: HeardPresence) => void
  open?: typeof openStream
}

/**
 * Takes in the log's entries as they happen, while this page is visible. Of all tabs of a browser one holds
 * the stream, which begins after the head, and tells the others. After a failure of any kind there is one
 * next attempt, ever more rarely (S9.7). When the network returns, when the page is looked at again, and
 * before its session ends, it sends what waits and asks at once. Returns the function that ends it.
 */
export function listenLive(
  store: Store,
  { hear = () => undefined, open = openStream }: Options = {},
): () => void {
  let close: (() => void) | null = null
  let release: (() => void) | null = null
  let familyId: string | null = null
  /** Whether a request has looked for the server since a stream last came through. */
  let hasAsked = false
  let isOver = false
  let isBehind = false
  let isBroken = false
  const backoff = createBackoff()
  let freshAt = Date.now()
  let retry: ReturnType<typeof setTimeout> | undefined

  const isWanted = () =>
    !isOver && document.visibilityState === 'visible' && store.current() != null

  const hangUp = () => {
    clearTimeout(retry)
    retry = undefined
    isBroken = false
    close?.()
    close = null
  }

  /** One next attempt, however many things have failed. */
  const tryAgain = () => {
    if (isWanted()) retry ??= setTimeout(attempt, backoff.next())
  }

  const ask = async (work: () => Promise<void>) => {
    if (!isWanted()) return
    isBehind = await work().then(
      () => false,
      () => true,
    )
    if (isBehind || isBroken) tryAgain()
  }

  /** Where commands wait to be sent, the outbox finds out for all whether the server is back. */
  const isLeft = () => isServerUnreachable() && store.outbox.state().failing

  const attempt = () => {
    retry = undefined
    if (isLeft()) tryAgain()
    else if (close) void ask(store.pull)
    else connect()
  }

  const connect = () => {
    hangUp()
    const session = store.current()
    if (!session || !isWanted()) return
    familyId = session.family.id
    const path = `${apiPaths.events(familyId)}?after=${store.sequence() ?? 0}`
    const changed = (entry: Parameters<Store['receive']>[0][number]) => store.receive([entry])
    const missed = () => void ask(store.refresh)
    close = open(path, { opened, beat, changed, missed, present: hear, broke })
  }

  const opened = ({ rules, now }: Hello) => {
    hasAsked = false
    store.setClock(now)
    // The server has another version of the rules: a replay here may lead elsewhere than there.
    if (rules !== (store.current()?.rules ?? rules)) void ask(store.refresh)
    else if (isBehind) void ask(store.pull)
  }
  const beat = () => {
    // Only with a heartbeat: a stream that breaks as soon as it is open has failed like any other.
    if (!isBehind) backoff.reset()
  }
  const broke = (wasOpen: boolean) => {
    hangUp()
    isBroken = true
    // Either the server is away, or something in between lets no stream through: a request tells.
    if (!wasOpen && !hasAsked && !isServerUnreachable()) {
      hasAsked = true
      void ask(store.pull)
    }
    tryAgain()
  }

  const lead = () => {
    void store.outbox.takeStored().then(store.outbox.flush) // Left behind by a tab that was closed.
    connect()
  }
  const look = () => {
    if (!isWanted()) {
      hangUp()
      release?.()
      release = null
    } else if (!release) release = holdLead(lead)
    else if (close && store.current()?.family.id !== familyId) connect()
  }
  /** Where no answer comes the family goes on with what it has, and the saving sign says so. */
  const freshen = async () => {
    if (!isWanted()) return
    freshAt = Date.now()
    await store.outbox.flush()
    await store.pull().catch(() => undefined)
  }
  /** The page is looked at again, or there is a network again: both are worth an attempt at once. */
  const startAnew = () => {
    goOn()
    look()
    void freshen()
  }
  const goOn = () => {
    hasAsked = false
    backoff.reset()
    if (isBroken) connect()
  }
  const prolong = setInterval(() => {
    const end = freshAt + limits.sessionSeconds * 1_000
    if (Date.now() >= end - timing.sessionRefresh) void freshen()
    else if (isBroken && !isLeft()) void ask(store.pull)
  }, interval)
  document.addEventListener('visibilitychange', startAnew)
  addEventListener('online', startAnew)
  const ends = [onReturn(goOn), store.subscribe(look)]
  look()
  return () => {
    isOver = true
    clearInterval(prolong)
    look()
    for (const end of ends) end()
  }
}

export type Hello = { rules: number; now: string }

/** What the data of each kind of event says. */
type Events = {
  hello: Hello
  beat: 0
  change: LogEntry
  resync: unknown
  presence: HeardPresence
}

/** What a stream tells. */
interface Listener {
  opened: (hello: Hello) => void
  /** A heartbeat: the stream holds. */
  beat: () => void
  changed: (entry: LogEntry) => void
  /** More has changed than the stream told of, or the log is another one. */
  missed: () => void
  /** Somebody has opened or left a screen. */
  present: (presence: HeardPresence) => void
  /** It is over for any reason; `wasOpen` says whether anything came through. */
  broke: (wasOpen: boolean) => void
}

/** Opens one stream of a family's events; returns the function that closes it. */
export function openStream(path: string, listener: Listener): () => void {
  const { opened, beat, changed, missed, present, broke } = listener
  return openEvents<Events>(
    path,
    { hello: opened, beat, change: changed, resync: missed, presence: present },
    broke,
  )
}
