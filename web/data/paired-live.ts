import type { PairedView } from '#core/contract/paired-device.ts'
import { apiPaths } from '#core/paths.ts'
import { createBackoff, noteAnswer } from './api.ts'
import { openEvents } from './events.ts'
import { isOut, type PairedStore } from './paired-store.ts'

/** What the data of each kind of event says. */
type Told = { view: PairedView; over: unknown; beat: unknown }

/**
 * Where no stream comes through, so many attempts have one among them that tries it again; the others
 * ask for the view.
 */
const streamEvery = 3

/**
 * Takes in the view as it changes, while the page is looked at: one stream at a time, and after a
 * failure of any kind one next attempt, ever more rarely and by chance spread out. A network that
 * returns, and a look at the page, are worth one at once. Gives the way to end it.
 */
export function listenPaired(
  store: Pick<PairedStore, 'home' | 'session' | 'subscribe' | 'take' | 'end' | 'pull' | 'outbox'>,
  open: typeof openEvents<Told> = openEvents,
): () => void {
  const backoff = createBackoff()
  const isOver = new AbortController()
  const { signal } = isOver
  let close: (() => void) | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  let attempts = 0

  const isLooked = () => !signal.aborted && document.visibilityState === 'visible'
  const isPaired = () => store.session().kind === 'paired'
  const isWanted = () => isLooked() && !isOut(store.session())

  const hangUp = () => {
    clearTimeout(retry)
    retry = undefined
    close?.()
    close = null
  }
  const tryAgain = () => {
    if (isWanted()) retry ??= setTimeout(attempt, backoff.next())
  }
  const connect = () => {
    hangUp()
    if (!isLooked() || !isPaired()) return
    const view = (next: PairedView) => {
      noteAnswer(200)
      store.take(next)
    }
    // Not before a beat: a stream that breaks as soon as it is open has failed like any other.
    const of = store.home === null ? '' : `?${new URLSearchParams({ home: store.home })}`
    close = open(apiPaths.pairedEvents + of, { view, over: store.end, beat: backoff.reset }, broke)
  }
  const broke = (wasOpen: boolean) => {
    hangUp()
    attempts = wasOpen ? 0 : attempts
    tryAgain()
  }
  /** A stream cannot say that the device is out: its question can. */
  const attempt = () => {
    retry = undefined
    attempts += 1
    if (attempts % streamEvery === 1) connect()
    void store.pull().then(
      () => void store.outbox.flush(),
      () => undefined,
    )
    if (!close) tryAgain() // After the answer of the question it may no longer be wanted.
  }
  const startAnew = () => {
    if (document.visibilityState !== 'visible') return hangUp()
    attempts = 0
    backoff.reset()
    hangUp()
    if (!signal.aborted) attempt()
  }
  /** Paired just now, or no longer. */
  const look = () => {
    if (!isWanted()) hangUp()
    else if (isPaired() && !close && retry === undefined) connect()
  }

  document.addEventListener('visibilitychange', startAnew, { signal })
  addEventListener('online', startAnew, { signal })
  const leave = store.subscribe(look)
  startAnew()
  return () => {
    isOver.abort()
    leave()
    hangUp()
  }
}
