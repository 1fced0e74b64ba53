import type { CompiledQuery } from 'kysely'
import { memoize } from '#core/lib/memoize.ts'
import type { FairPool } from './fair-pool.ts'
import { isOfPooler } from './postgres-connections.ts'
import type { Database } from './schema.ts'

/** Runs a query and gives its rows. */
export type Run = <Row>(query: CompiledQuery<Row>) => Promise<Row[]>

/** More distinct compiled queries than the product has; a bound all the same. */
const statementsKept = 500

const runs = new WeakMap<Database, Run>()

/** Has compiled queries run as prepared ones on this database, outside of transactions. */
export function runPrepared(db: Database, run: Run): void {
  runs.set(db, run)
}

/** How this database runs prepared queries; undefined where it does not. */
export function preparedRunOf(db: Database): Run | undefined {
  return runs.get(db)
}

/**
 * Runs compiled queries on a pool's connections. Prepared, each is read and planned by PostgreSQL once
 * for each connection, and Kysely cannot ask for that; a pooler that shares connections might not know
 * them again.
 */
export function postgresRun(pool: FairPool): Run {
  let count = 0
  const nameOf = memoize(statementsKept, (_sql: string) => `compiled${(count += 1)}`)
  return async ({ sql, parameters }) => {
    const query = { text: sql, values: [...parameters] }
    const client = await pool.connect()
    try {
      const prepared = isOfPooler(client) ? query : { ...query, name: nameOf(sql) }
      return (await client.query(prepared)).rows
    } finally {
      client.release()
    }
  }
}
