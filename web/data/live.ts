import type { HeardPresence } from '#core/contract/presence.ts'
import { limits } from '#core/limits.ts'
import { apiPaths } from '#core/paths.ts'
import { hear } from './company.ts'
import type { Store } from './store.ts'
import { nextWait, timing } from './timing.ts'

/** Changes that come together are fetched together. */
const gather = 50

/** After two beats that did not come, in milliseconds, a stream has broken without a word. */
const silence = limits.streamBeatSeconds * 2_500

type Hint = { sprintId: string | null; version: number }

/**
 * Hears of changes by the family's other screens while this page is looked at, and fetches them. A
 * broken connection is tried again, ever more rarely; what was missed meanwhile comes first then.
 */
export function listenLive(store: Store): void {
  let source: EventSource | null = null
  let familyId: string | null = null
  let last: string | null = null
  let wait: number = timing.backoff.first
  let retry: ReturnType<typeof setTimeout> | undefined
  let fetching: ReturnType<typeof setTimeout> | undefined
  let silent: ReturnType<typeof setTimeout> | undefined

  const isWanted = () => document.visibilityState === 'visible' && store.current() != null

  const hangUp = () => {
    clearTimeout(retry)
    clearTimeout(silent)
    source?.close()
    source = null
  }

  /** News is told once: what could not be fetched is asked for again, ever more rarely. */
  const fetchSoon = (after = gather, then: number = timing.backoff.first) => {
    clearTimeout(fetching)
    fetching = setTimeout(() => {
      // Whoever looks at the page again asks anyway.
      if (isWanted()) store.refresh().catch(() => fetchSoon(then, nextWait(then)))
    }, after)
  }

  const connect = () => {
    hangUp()
    const session = store.current()
    if (!session || !isWanted()) return
    if (session.family.id !== familyId) last = null
    familyId = session.family.id
    last ??= session.sequence?.toString() ?? null
    const path = apiPaths.events(familyId) + (last === null ? '' : `?after=${last}`)
    const opened = new EventSource(path)
    source = opened
    const isThere = () => {
      clearTimeout(silent)
      silent = setTimeout(startOver, silence)
    }
    isThere()
    for (const event of ['hello', 'beat', 'change', 'resync', 'presence'])
      opened.addEventListener(event, isThere)
    opened.addEventListener('hello', (event) => {
      wait = timing.backoff.first
      // Where nobody said how much is in our documents, they may be older than this stream.
      if (last === null) fetchSoon()
      last ??= event.lastEventId
    })
    opened.addEventListener('change', (event: MessageEvent<string>) => {
      last = event.lastEventId
      if (isNews(store, JSON.parse(event.data) as Hint)) fetchSoon()
    })
    opened.addEventListener('resync', (event) => {
      last = event.lastEventId
      fetchSoon()
    })
    opened.addEventListener('presence', (event: MessageEvent<string>) => {
      hear(JSON.parse(event.data) as HeardPresence)
    })
    opened.addEventListener('error', startOver)
  }

  const startOver = () => {
    hangUp()
    // Some proxies let no stream through: then this is how the family keeps up.
    fetchSoon()
    retry = setTimeout(connect, wait)
    wait = nextWait(wait)
  }

  const look = () => {
    const isOther = store.current()?.family.id !== familyId
    if (!isWanted()) hangUp()
    else if (!source || isOther) connect()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('online', connect)
  store.subscribe(look)
  look()
}

/** Whether a document has moved on since we saw it: our own changes come back as hints as well. */
function isNews(store: Store, { sprintId, version }: Hint): boolean {
  const known = store.confirmedVersion(sprintId)
  return known === null || version === 0 || version > known
}
