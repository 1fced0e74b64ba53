import { saidBy } from '#core/lib/said-by.ts'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Migrator } from 'kysely/migration'
import { areAlike, copyChecked, newestIn, stamp } from './backup.ts'
import type { Store } from './database.ts'
import { readHostValues } from './host-values.ts'
import { migrations } from './migrations/index.ts'
import { newerElefam, schemaMaker } from './schema-maker.ts'

/** So many steps lead from nothing to the schema of this version. */
export const schemaSteps = Object.keys(migrations).length

/**
 * Brings the schema up to date, wholly or not at all. SQLite's file is copied first; a schema that is
 * newer than the program is refused, because this program would not know what its rows mean. Servers
 * that start at once on one PostgreSQL wait for each other. Gives how many steps it took.
 */
export async function migrate(store: Store, now: string): Promise<number> {
  const applied = await knownMigrations(store)
  if (applied.length === schemaSteps) return 0
  const copy = store.file && applied.length > 0 ? await copyBefore(store.file, now) : null
  const { error, results = [] } = await store.patiently((db) =>
    new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest(),
  )
  if (!error) return results.length
  const { message } = saidBy(error)
  const restoreHint = copy
    ? `. Nothing has changed, so the version before still runs on it; a copy is ${copy}`
    : ''
  throw new Error(`The database could not be brought up to date: ${message}${restoreHint}`, {
    cause: error,
  })
}

/** Tries that fail one after the other leave one copy, not one each. Gives its name. */
async function copyBefore(file: string, now: string): Promise<string> {
  const folder = join(dirname(file), 'before-migration')
  const earlier = newestIn(folder)
  const copy = await copyChecked(file, join(folder, `elefam-${stamp(now)}.sqlite`), {
    sealed: true,
  })
  const isNew = !earlier || earlier === copy.file || !(await areAlike(earlier, copy.file))
  if (isNew) return copy.file
  rmSync(copy.file)
  return earlier
}

async function knownMigrations(store: Store): Promise<string[]> {
  const applied = await appliedMigrations(store)
  const unknown = applied.find((name) => !(name in migrations))
  if (unknown === undefined) return applied
  const known = await readHostValues(store.db, [schemaMaker]).catch(() => null)
  const maker = known?.[schemaMaker]
  throw new Error(
    `The database was made by ${newerElefam(maker, unknown)}. Install that version, or restore an older copy of the data.`,
  )
}

/** How many steps a schema is behind this version; changes nothing. Throws for a newer one. */
export async function stepsBehind(store: Store): Promise<number> {
  return Object.keys(migrations).length - (await knownMigrations(store)).length
}

/** Throws where the database is not of this version's schema; nothing is changed. */
export async function requireCurrent(store: Store): Promise<void> {
  if ((await stepsBehind(store)) === 0) return
  throw new Error(
    'The database is of another version of Elefam: start the server of this version once, or run elefam migrate.',
  )
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
