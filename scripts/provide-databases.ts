// vitest's set-up for the features projects: one PostgreSQL for the run, and a database of each kind that has
// its tables. A test file gets an empty one of its own with `createDatabase(inject('postgresUrl'))`.
import type { TestProject } from 'vitest/node'
import { databaseFile } from '#server/store/database-file.ts'
import { openStore } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { createDatabase, startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the administrator's database. */
    postgresUrl: string
    /** Of a database with every table in it, to be copied. */
    migratedUrl: string
    /** The same of the built-in database, as a file. */
    migratedFile: string
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const folder = temporaryFolder()
  const migratedUrl = await createDatabase(postgres.url)
  for (const databaseUrl of [migratedUrl, undefined]) {
    const store = await openStore({ dataDir: folder.path, databaseUrl, poolSize: 1 })
    await migrate(store, new Date().toISOString())
    await store.close()
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('migratedUrl', migratedUrl)
  project.provide('migratedFile', databaseFile(folder.path))
  return async () => {
    folder.remove()
    await postgres.stop()
  }
}
