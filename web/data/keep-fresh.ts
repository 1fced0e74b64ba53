import { limits } from '#core/limits.ts'
import { storageRefused } from '../lib/storage-refused.ts'
import { isLeaving, leaveOnPurpose } from './session-end.ts'
import type { Store } from './store.ts'
import { timing } from './timing.ts'

const interval = 30_000

/**
 * Sends what waits and looks for what has changed: when the network returns, and when the page is
 * looked at again. What still waits is tried now and then; changes by others come live. A page that
 * stays open has its session prolonged before it ends.
 */
export function keepFresh(store: Store): void {
  let askedAt = Date.now()
  const freshen = () => {
    if (document.visibilityState === 'hidden' || !store.current()) return
    askedAt = Date.now()
    // Without an answer the family goes on with what it has; the saving sign tells.
    void store.outbox
      .flush()
      .then(store.refresh)
      .catch(() => undefined)
  }
  tellOtherTabs(store)
  warnBeforeLoss(store)
  addEventListener('online', freshen)
  document.addEventListener('visibilitychange', freshen)
  setInterval(() => {
    if (Date.now() - askedAt >= limits.sessionSeconds * 1_000 - timing.sessionRefresh) freshen()
    else if (document.visibilityState !== 'hidden' && store.current()) {
      void store.outbox.flush().catch(() => undefined)
    }
  }, interval)
}

/** What waits on a page whose browser keeps nothing goes with it: the browser asks before that. */
function warnBeforeLoss(store: Store): void {
  addEventListener('beforeunload', (event) => {
    const { entries } = store.outbox.state()
    if (storageRefused() && entries.some(({ refused }) => !refused)) event.preventDefault()
  })
}

/** Whoever signs out in one tab is out in all of them: the others ask the server, and leave as well. */
function tellOtherTabs(store: Store): void {
  const tabs = new BroadcastChannel('elefam-session')
  let wasIn = false
  store.subscribe(() => {
    const isIn = Boolean(store.current())
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    if (wasIn && !isIn) tabs.postMessage(isLeaving() ? 'left' : 'over')
    wasIn = isIn
  })
  tabs.addEventListener('message', ({ data }) => {
    if (!store.current()) return
    if (data === 'left') leaveOnPurpose()
    void store.refresh().catch(() => undefined)
  })
}
