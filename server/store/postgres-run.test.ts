import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, expect, inject, test } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import { run } from './compiled.ts'
import { openStore } from './database.ts'

/** From now on connections are as a pooler gives them: with a number of no process of PostgreSQL’s. */
function beginPooling() {
  const anyNumber = { configurable: true, get: () => 1, set: () => undefined }
  Object.defineProperty(pg.Client.prototype, 'processID', anyNumber)
}
afterEach(() => void Reflect.deleteProperty(pg.Client.prototype, 'processID'))

/** How many statements a connection knows after a compiled query was run on it. */
async function preparedByOne(): Promise<number> {
  const databaseUrl = await createDatabase(inject('postgresUrl'))
  const store = await openStore({ dataDir: tmpdir(), databaseUrl, poolSize: 1 })
  const count = sql<{ count: number }>`select count(*) as count from pg_prepared_statements`
  try {
    await run(store.db, count.compile(store.db))
    const { rows } = await count.execute(store.db)
    return rows[0]!.count
  } finally {
    await store.close()
  }
}

test('compiled queries are prepared, and not where a pooler would not know them again', async () => {
  expect(await preparedByOne()).toBe(1)
  beginPooling()
  expect(await preparedByOne()).toBe(0)
})
