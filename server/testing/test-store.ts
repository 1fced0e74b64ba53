import { copyFileSync } from 'node:fs'
import { inject } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import { databaseFile } from '#server/store/database-file.ts'
import { openStore, type Store, type StoreOptions } from '#server/store/database.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const dialects = ['sqlite', 'postgres'] as const
export type Dialect = (typeof dialects)[number]

type Options = Pick<StoreOptions, 'onQuery'>

/** An empty database of this dialect: of its own folder, or on the run's PostgreSQL. */
export async function openEmptyStore(dialect: Dialect, options: Options = {}): Promise<Store> {
  if (dialect === 'sqlite') return openOn(undefined, options)
  return openOn(await createDatabase(inject('postgresUrl')), options)
}

/** The same with every table in it. */
export async function openTestStore(dialect: Dialect, options: Options = {}): Promise<Store> {
  if (dialect === 'postgres') {
    return openOn(await createDatabase(inject('postgresUrl'), inject('migratedUrl')), options)
  }
  const folder = temporaryFolder()
  copyFileSync(inject('migratedFile'), databaseFile(folder.path))
  return openOn(undefined, options, folder)
}

async function openOn(
  databaseUrl: string | undefined,
  options: Options,
  folder = temporaryFolder(),
): Promise<Store> {
  const store = await openStore({ dataDir: folder.path, databaseUrl, poolSize: 8, ...options })
  const close = async () => {
    await store.close()
    folder.remove()
  }
  return { ...store, close }
}
