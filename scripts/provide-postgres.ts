// vitest's set-up for the features project: one PostgreSQL for the run. A test file gets an empty
// database of its own with `createDatabase(inject('postgresUrl'))`.
import { tmpdir } from 'node:os'
import type { TestProject } from 'vitest/node'
import { openStore } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { createDatabase, startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the administrator's database. */
    postgresUrl: string
    /** Of a database with every table in it, to be copied. */
    migratedUrl: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const migratedUrl = await createDatabase(postgres.url)
  const store = await openStore({ dataDir: tmpdir(), databaseUrl: migratedUrl, poolSize: 1 })
  await migrate(store, new Date().toISOString())
  await store.close()
  project.provide('postgresUrl', postgres.url)
  project.provide('migratedUrl', migratedUrl)
  return postgres.stop
}
