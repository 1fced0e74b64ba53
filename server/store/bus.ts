import type { HeardPresence } from '#core/presence/schema.ts'
import type { Database, OpenTransaction } from './schema.ts'

/**
 * A family's log has grown to this number (0: only its listeners are to be looked at); or what
 * somebody in it has open, which is kept nowhere.
 */
export type News =
  | { familyId: string; sequence: number }
  | { familyId: string; presence: HeardPresence }

/** Hears news, perhaps more than once; `null` means that some may have been missed. */
export type Listener = (news: News | null) => void

/** Carries what is new in families' logs to every server that shares the database. */
export type Bus = {
  tell: (news: News[]) => void
  listen: (listener: Listener) => void
  /** Whether news of other servers come through at once; otherwise they are looked for. */
  isHearing: () => boolean
  close: () => Promise<void>
}

/** For the one server of a built-in database. */
export function localBus(): Bus {
  const listeners = new Set<Listener>()
  return {
    tell: (news) => {
      for (const one of news) for (const listener of listeners) listener(one)
    },
    listen: (listener) => void listeners.add(listener),
    isHearing: () => true,
    close: async () => listeners.clear(),
  }
}

/** By the adapter, which a database and all of its transactions have in common. */
const buses = new WeakMap<object, Bus>()
const waiting = new WeakMap<OpenTransaction, News[]>()

/** From now on everything that joins a log of this database is told on the bus. */
export function connectBus(db: Database, bus: Bus): void {
  buses.set(db.getExecutor().adapter, bus)
}

/** Tells what is committed. */
export function tell(db: Database, news: News[]): void {
  buses.get(db.getExecutor().adapter)?.tell(news)
}

/** Keeps news until the transaction is committed. */
export function tellAfter(trx: OpenTransaction, news: News): void {
  const list = waiting.get(trx)
  if (list) list.push(news)
  else waiting.set(trx, [news])
}

/** Has the family's listeners looked at once the transaction is committed: some may no longer listen. */
export function lookAfter(trx: OpenTransaction, familyId: string): void {
  tellAfter(trx, { familyId, sequence: 0 })
}

/** Tells the news that a transaction kept, after its commit. */
export function tellCommitted(db: Database, trx: OpenTransaction): void {
  const news = waiting.get(trx)
  if (news) tell(db, news)
}
