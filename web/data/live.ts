import { apiPaths } from '#core/paths.ts'
import { openStream, type Hint } from './family-stream.ts'
import { isAway, onReturn } from './reachable.ts'
import type { Store } from './store.ts'
import { createBackoff } from './timing.ts'

/** Changes that come together are fetched together. */
const gather = 50

/** Where no stream comes through, so many attempts have one among them that tries it again. */
const streamEvery = 3

/**
 * Hears of changes by the family's other screens while this page is looked at, and fetches them.
 * There is one stream at a time, and after a failure of any kind one next attempt, ever more rarely
 * (S9.7). A stream goes on where the last one broke: nothing need be fetched for what came meanwhile.
 * Gives the way to end it.
 */
export function listenLive(store: Store): () => void {
  let close: (() => void) | null = null
  let familyId: string | null = null
  let last: string | null = null
  /** Attempts since a stream last came through. */
  let attempts = 0
  let isBehind = false
  let isBroken = false
  const backoff = createBackoff()
  let retry: ReturnType<typeof setTimeout> | undefined
  let fetching: ReturnType<typeof setTimeout> | undefined

  const isWanted = () => document.visibilityState === 'visible' && store.current() != null

  const hangUp = () => {
    clearTimeout(retry)
    retry = undefined
    isBroken = false
    close?.()
    close = null
  }

  const fetchSoon = () => {
    isBehind = true
    clearTimeout(fetching)
    fetching = setTimeout(() => void fetchNews(), gather)
  }

  const fetchNews = async () => {
    // Whoever looks at the page again asks anyway.
    if (!isWanted()) return
    isBehind = await store.refresh().then(
      () => false,
      () => true,
    )
    if (isBehind || isBroken) tryAgain()
  }

  /** Whatever has failed, there is one next attempt. */
  const tryAgain = () => {
    retry ??= setTimeout(attempt, backoff.next())
  }

  /** A stream or, as some proxies let none through, a question: this is how the family keeps up then. */
  const attempt = () => {
    retry = undefined
    attempts += 1
    // Whatever waits to be sent finds out for all of us whether the server is there.
    if (isAway() && store.outbox.state().failing) tryAgain()
    else if (!close && attempts % streamEvery === 1) connect()
    else void fetchNews()
  }

  const connect = () => {
    hangUp()
    const session = store.current()
    if (!session || !isWanted()) return
    if (session.family.id !== familyId) last = null
    familyId = session.family.id
    last ??= session.sequence?.toString() ?? null
    const path = apiPaths.events(familyId) + (last === null ? '' : `?after=${last}`)
    close = openStream(path, { opened, beat, changed, missed, broke })
  }

  const opened = (place: string) => {
    // Where nobody said how much is in our documents, they may be older than this stream.
    if (last === null || isBehind) fetchSoon()
    last ??= place
  }
  const beat = () => {
    // Not before: a stream that breaks as soon as it is open has failed like any other.
    if (!isBehind) backoff.reset()
  }
  const changed = (place: string, hint: Hint) => {
    last = place
    if (isNews(store, hint)) fetchSoon()
  }
  const missed = (place: string) => {
    last = place
    fetchSoon()
  }
  const broke = (wasOpen: boolean) => {
    hangUp()
    isBroken = true
    attempts = wasOpen ? 0 : attempts || 1
    // Is it the server that is away, or does something on the way let no stream through?
    if (!wasOpen && !isAway()) void fetchNews()
    tryAgain()
  }

  const look = () => {
    const isOther = store.current()?.family.id !== familyId
    if (!isWanted()) hangUp()
    else if (isOther || (!close && !isBroken)) connect()
  }
  /** Somebody looks again, or there is a network again: both are worth an attempt at once. */
  const startAnew = () => {
    attempts = 0
    backoff.reset()
    hangUp()
    look()
  }
  document.addEventListener('visibilitychange', startAnew)
  addEventListener('online', startAnew)
  const ends = [onReturn(() => close ?? connect()), store.subscribe(look)]
  look()
  return () => {
    hangUp()
    for (const end of ends) end()
  }
}

/** Whether a document has moved on since we saw it: our own changes come back as hints as well. */
function isNews(store: Store, { sprintId, version }: Hint): boolean {
  const known = store.confirmedVersion(sprintId)
  return known === null || version === 0 || version > known
}
