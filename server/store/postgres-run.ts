import type { Pool } from 'pg'
import { memoize } from '#core/domain/memoize.ts'
import type { Run } from './shortcut.ts'

/** More distinct compiled queries than the product has; a bound all the same. */
const statementsKept = 500

/**
 * Runs compiled queries on a pool's connections. Prepared, each is read and planned by PostgreSQL once
 * for each connection; a pooler that shares connections would not know them again.
 */
export function postgresRun(pool: Pool, { isPrepared }: { isPrepared: boolean }): Run {
  let count = 0
  const nameOf = memoize(statementsKept, (_sql: string) => `compiled${(count += 1)}`)
  return async ({ sql, parameters }) => {
    const query = { text: sql, values: parameters as unknown[] }
    const client = await pool.connect()
    try {
      const named = isPrepared ? { ...query, name: nameOf(sql) } : query
      return (await client.query(named)).rows as unknown[]
    } finally {
      client.release()
    }
  }
}
