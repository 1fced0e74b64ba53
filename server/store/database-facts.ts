import { sql } from 'kysely'
import type { Store } from './database.ts'
import { isPostgres } from './dialect.ts'
import { stepsBehind } from './migrate.ts'
import { readiness, type Hindrance } from './readiness.ts'

/** How a database is, for whoever runs the server. */
export type DatabaseFacts = {
  version: string
  /** Steps of the schema that the next start takes. Throws where a newer program was here. */
  behind: number
  hindrance: Hindrance | null
  /** Of PostgreSQL: connections it gives at most and has given, and how far its clock is from ours, in milliseconds. */
  server: { connections: number; taken: number; clockOff: number } | null
}

/** Looks at an open database; tries a write and takes it back. Throws where it does not answer. */
export async function databaseFacts(store: Store): Promise<DatabaseFacts> {
  const behind = await stepsBehind(store)
  const hindrance = behind === 0 ? await readiness(store.db).look() : null
  if (!isPostgres(store.db)) {
    const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(
      store.db,
    )
    return { version: `SQLite ${rows[0]!.version}`, behind, hindrance, server: null }
  }
  const asked = Date.now()
  const { rows } = await sql<{ version: string; at: number; connections: number; taken: number }>`
    select current_setting('server_version') as version,
      cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as at,
      cast(current_setting('max_connections') as integer)
        - cast(current_setting('superuser_reserved_connections') as integer) as connections,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as taken
  `.execute(store.db)
  const { version, at, connections, taken } = rows[0]!
  const clockOff = at - (asked + Date.now()) / 2
  return {
    version: `PostgreSQL ${version.split(' ')[0]}`,
    behind,
    hindrance,
    server: { connections, taken, clockOff },
  }
}
