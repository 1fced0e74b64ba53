import type { PairedView } from '#core/devices/schema.ts'
import { apiPaths } from '#core/paths.ts'
import { createBackoff, onReturn } from './api.ts'
import { openEvents } from './events.ts'
import { isOut, type PairedStore } from './paired-store.ts'

/** What the data of each kind of event says. */
type Events = { view: PairedView; over: unknown; beat: unknown }

/** How often the view is asked for where no stream comes through, in milliseconds. */
const interval = 40_000

/**
 * Takes in the view as it changes, while the page is looked at: one stream at a time, and after a
 * failure of any kind one next attempt, ever more rarely and by chance spread out (S9.7). A server or a
 * network that returns, and a look at the page, are worth one at once. Gives the way to end it.
 */
export function listenPaired(
  store: Pick<PairedStore, 'home' | 'session' | 'subscribe' | 'take' | 'end' | 'pull' | 'outbox'>,
  open: typeof openEvents<Events> = openEvents,
): () => void {
  const backoff = createBackoff()
  const isOver = new AbortController()
  const { signal } = isOver
  let close: (() => void) | null = null
  let retry: ReturnType<typeof setTimeout> | undefined
  /** Whose stream it is. */
  let streamOf: string | null = null
  /** Whether a request has looked for the server, in vain, since it was last heard of. */
  let hasAsked = false

  const isLooked = () => !signal.aborted && document.visibilityState === 'visible'
  const deviceId = () => {
    const session = store.session()
    return session.kind === 'paired' ? session.view.device.id : null
  }
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
    streamOf = deviceId()
    if (!isLooked() || streamOf === null) return
    const view = (next: PairedView) => {
      hasAsked = false
      store.take(next)
    }
    // Only with a heartbeat: a stream that breaks as soon as it is open has failed like any other.
    const of = store.home === null ? '' : `?${new URLSearchParams({ home: store.home })}`
    close = open(apiPaths.pairedEvents + of, { view, over: store.end, beat: backoff.reset }, broke)
  }
  const broke = (wasOpen: boolean) => {
    hangUp()
    // A stream cannot say that the device was withdrawn; a request can.
    if (!wasOpen && !hasAsked) {
      hasAsked = true
      ask()
    }
    tryAgain()
  }
  const ask = () =>
    void store.pull().then(
      () => {
        hasAsked = false // It was there: the next stream that does not come through says nothing of now.
        void store.outbox.flush()
      },
      () => undefined,
    )
  const attempt = () => {
    retry = undefined
    connect()
    if (close) return
    ask()
    tryAgain() // By that request's answer it may no longer be wanted.
  }
  const startAnew = () => {
    hangUp()
    if (!isLooked()) return
    hasAsked = false
    backoff.reset()
    attempt()
    if (close) ask()
  }
  /** Paired just now, by another family perhaps, or no longer. */
  const look = () => {
    if (!isWanted()) hangUp()
    else if (deviceId() !== streamOf || (!close && retry === undefined)) connect()
  }
  const goOn = () => {
    if (retry !== undefined) startAnew()
  }
  const asking = setInterval(() => {
    if (isWanted() && !close) ask()
  }, interval)

  document.addEventListener('visibilitychange', startAnew, { signal })
  addEventListener('online', startAnew, { signal })
  const ends = [store.subscribe(look), onReturn(goOn), () => clearInterval(asking)]
  startAnew()
  return () => {
    isOver.abort()
    for (const end of ends) end()
    hangUp()
  }
}
