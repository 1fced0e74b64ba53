import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { inject } from 'vitest'
import { openStore, type Store } from '#server/store/database.ts'
import { migrate } from '#server/store/migrate.ts'
import { migrations } from '#server/store/migrations/index.ts'
import { createDatabase } from '../../scripts/postgres.ts'
import { earlierFamily, layEarlierDatabase } from './earlier-family.ts'
import { temporaryFolder } from './temporary-folder.ts'
import type { Dialect } from './test-store.ts'

/** The last one that commit ad2b90b knew. */
const lastMigration = '041-users-by-warning'

/** The data of a family of commit ad2b90b, opened as the server of today opens it. */
export async function openEarlierStore(dialect: Dialect, now: string): Promise<Store> {
  const folder = temporaryFolder()
  const store = await (dialect === 'sqlite' ? openSqlite(folder.path) : openPostgres(folder.path))
  await migrate(store, now)
  const close = async () => {
    await store.close()
    folder.remove()
  }
  return { ...store, close }
}

async function openSqlite(dataDir: string): Promise<Store> {
  layEarlierDatabase(dataDir)
  return openStore({ dataDir, poolSize: 1 })
}

async function openPostgres(dataDir: string): Promise<Store> {
  const databaseUrl = await createDatabase(inject('postgresUrl'))
  const store = await openStore({ dataDir, databaseUrl, poolSize: 8 })
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db: store.db, provider }).migrateTo(lastMigration)
  if (error) throw error as Error
  await sql.raw(earlierFamily('postgres').database).execute(store.db)
  return store
}
