import type { Store } from './store.ts'

const interval = 30_000

/**
 * Sends what waits and looks for what has changed: when the network returns, and when the page is
 * looked at again. What still waits is tried now and then; changes by others come live.
 */
export function keepFresh(store: Store): void {
  const freshen = () => {
    if (document.visibilityState === 'hidden' || !store.current()) return
    // Without an answer the family goes on with what it has; the saving sign tells.
    void store.outbox
      .flush()
      .then(store.refresh)
      .catch(() => undefined)
  }
  addEventListener('online', freshen)
  document.addEventListener('visibilitychange', freshen)
  setInterval(() => {
    if (document.visibilityState !== 'hidden' && store.current()) {
      void store.outbox.flush().catch(() => undefined)
    }
  }, interval)
}
