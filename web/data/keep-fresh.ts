import type { Store } from './store.ts'

const interval = 30_000

/**
 * Sends what waits and looks for changes of the other parent: when the network returns, when the
 * page is looked at again, and now and then while it is.
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
  setInterval(freshen, interval)
}
