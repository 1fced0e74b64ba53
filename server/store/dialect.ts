import { PostgresAdapter } from 'kysely'
import type { Database } from './schema.ts'

/** Whether a handle leads to PostgreSQL; otherwise it leads to the built-in SQLite. */
export function isPostgres(db: Database): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}
