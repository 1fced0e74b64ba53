import { chmodSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Migrator } from 'kysely/migration'
import type { Store } from './database.ts'
import { migrations } from './migrations/index.ts'

/**
 * Brings the schema up to date. SQLite's file is copied first; a schema that is newer than the
 * program is refused, because this program would not know what its rows mean.
 */
export async function migrate(store: Store, now: string): Promise<void> {
  const migrator = new Migrator({
    db: store.db,
    provider: { getMigrations: async () => migrations },
  })
  const applied = await appliedMigrations(store)
  const unknown = applied.find((name) => !(name in migrations))
  if (unknown) {
    throw new Error(
      `The database was made by a newer Elefam (it knows ${unknown}). Install that version, or restore an older copy of the data.`,
    )
  }
  if (applied.length === Object.keys(migrations).length) return
  if (store.file && applied.length > 0) await copyBefore(store.file, now)
  const { error } = await migrator.migrateToLatest()
  if (!error) return
  const { message } = error as Error
  throw new Error(`The database could not be brought up to date: ${message}`, { cause: error })
}

async function appliedMigrations({ db }: Store): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute()
  return rows.map(({ name }) => name)
}

/** Copies the file beside itself, complete with what is still in its log. */
async function copyBefore(file: string, now: string): Promise<void> {
  const folder = join(dirname(file), 'before-migration')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const copy = join(folder, `elefam-${now.replaceAll(':', '-')}.sqlite`)
  const source = new DatabaseSync(file, { readOnly: true })
  try {
    await backup(source, copy)
    chmodSync(copy, 0o600)
  } finally {
    source.close()
  }
}
