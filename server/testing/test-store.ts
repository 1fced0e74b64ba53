import { inject } from 'vitest'
import { createDatabase } from '../../scripts/postgres.ts'
import { openStore, type Store, type StoreOptions } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const dialects = ['sqlite', 'postgres'] as const
export type Dialect = (typeof dialects)[number]

/** An empty database of this dialect: of its own folder, or on the run's PostgreSQL. */
export async function openEmptyStore(
  dialect: Dialect,
  options: Pick<StoreOptions, 'onQuery'> = {},
): Promise<Store> {
  const folder = temporaryFolder()
  const databaseUrl =
    dialect === 'postgres' ? await createDatabase(inject('postgresUrl')) : undefined
  const store = await openStore({ dataDir: folder.path, databaseUrl, poolSize: 8, ...options })
  const close = async () => {
    await store.close()
    folder.remove()
  }
  return { ...store, close }
}

/** The same with every table in it. */
export async function openTestStore(
  dialect: Dialect,
  options: Pick<StoreOptions, 'onQuery'> = {},
): Promise<Store> {
  const store = await openEmptyStore(dialect, options)
  await migrate(store, new Date().toISOString())
  return store
}
