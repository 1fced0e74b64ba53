import type { CompiledQuery } from 'kysely'
import type { Database, OpenTransaction } from './schema.ts'

/** Runs a query, at once where the database is in this process, and gives its rows. */
export type Run = (query: CompiledQuery) => unknown[] | Promise<unknown[]>

/** By the handle: what reads by it may use, and what writes. */
const reads = new WeakMap<Database | OpenTransaction, Run>()
const writes = new WeakMap<Database | OpenTransaction, Run>()
/** By the database: what its transactions use while they are open. */
const withinOf = new WeakMap<Database, Run>()

type Shortcuts = { read: Run; write?: Run; within?: Run }

/**
 * Lets compiled queries go past Kysely's many steps, which take longer than SQLite does, and half as
 * long as PostgreSQL's driver: what reads and writes outside of transactions, and all within them,
 * each by its own way where there is one.
 */
export function openShortcut(db: Database, { read, write, within }: Shortcuts): void {
  reads.set(db, read)
  if (write) writes.set(db, write)
  if (within) withinOf.set(db, within)
}

/** Lets another handle on the same database read past Kysely too. */
export function shareShortcut(from: Database, to: Database): void {
  const read = reads.get(from)
  if (read) reads.set(to, read)
}

/** Opens it for a transaction that has begun, until its `work` is done. */
export async function withShortcut<Result>(
  db: Database,
  trx: OpenTransaction,
  work: (trx: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const within = withinOf.get(db)
  if (!within) return work(trx)
  reads.set(trx, within)
  writes.set(trx, within)
  try {
    return await work(trx)
  } finally {
    reads.delete(trx) // Used later, the handle is refused by Kysely.
    writes.delete(trx)
  }
}

/** The shortcut for a query on this handle, where there is one. */
export function shortcutFor(db: Database, { query }: CompiledQuery): Run | undefined {
  return (query.kind === 'SelectQueryNode' ? reads : writes).get(db)
}
