import { limits } from '#core/limits.ts'
import { storageRefused } from '../lib/storage-refused.ts'
import { onReturn } from './api.ts'
import type { Store } from './store.ts'
import { timing } from './timing.ts'

const interval = 30_000

/**
 * Sends what waits and looks for what has changed: when the network returns, and when the page is
 * looked at again. What still waits then is tried by the outbox; changes by others come live. A page
 * that stays open has its session prolonged before it ends.
 */
export function keepFresh(store: Store): void {
  let askedAt = Date.now()
  const freshen = () => {
    if (document.visibilityState === 'hidden' || !store.current()) return
    askedAt = Date.now()
    // Without an answer the family goes on with what it has; the saving sign tells.
    void store.outbox
      .flush()
      .then(store.pull)
      .catch(() => undefined)
  }
  warnBeforeLoss(store)
  addEventListener('online', freshen)
  onReturn(() => void store.outbox.flush().catch(() => undefined))
  document.addEventListener('visibilitychange', freshen)
  setInterval(() => {
    if (Date.now() - askedAt >= limits.sessionSeconds * 1_000 - timing.sessionRefresh) freshen()
  }, interval)
}

/** What waits on a page whose browser keeps nothing goes with it: the browser asks before that. */
function warnBeforeLoss(store: Store): void {
  addEventListener('beforeunload', (event) => {
    const { entries } = store.outbox.state()
    const waits = entries.some(({ refused, receipt }) => !refused && !receipt)
    if (storageRefused() && waits) event.preventDefault()
  })
}
