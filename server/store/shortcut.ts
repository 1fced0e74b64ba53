import type { CompiledQuery } from 'kysely'
import type { Database, OpenTransaction } from './schema.ts'

/** Runs a query at once, where the database is in this process, and gives its rows. */
export type Run = (query: CompiledQuery) => unknown[]

/** By the handle: what reads outside of transactions may use, and every query in this one. */
const shortcuts = new WeakMap<Database | OpenTransaction, Run>()
/** By the database: what its transactions use while they are open. */
const withinOf = new WeakMap<Database, Run>()

/**
 * Lets compiled queries go past Kysely's many steps, which take longer than SQLite does: reads of
 * this database by one way, everything within its transactions by the other.
 */
export function openShortcut(db: Database, { read, within }: { read: Run; within: Run }): void {
  shortcuts.set(db, read)
  withinOf.set(db, within)
}

/** Lets another handle on the same database read past Kysely too. */
export function shareShortcut(from: Database, to: Database): void {
  const read = shortcuts.get(from)
  if (read) shortcuts.set(to, read)
}

/** Opens it for a transaction that has begun, until its `work` is done. */
export async function withShortcut<Result>(
  db: Database,
  trx: OpenTransaction,
  work: (trx: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const within = withinOf.get(db)
  if (!within) return work(trx)
  shortcuts.set(trx, within)
  try {
    return await work(trx)
  } finally {
    shortcuts.delete(trx) // Used later, the handle is refused by Kysely.
  }
}

/** The shortcut for a query on this handle; a write outside of a transaction has none. */
export function shortcutFor(db: Database, { query }: CompiledQuery): Run | undefined {
  return db.isTransaction || query.kind === 'SelectQueryNode' ? shortcuts.get(db) : undefined
}
