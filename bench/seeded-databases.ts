import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, startPostgres } from '../scripts/postgres.ts'
import { seedFamilies, type SeededFamily } from './bulk-seed.ts'
import { furnishSparely } from './family.ts'

/** A database with so many families, and some of them to call on. */
export type SeededDatabase = { dataDir: string; databaseUrl: string; neighbours: SeededFamily[] }

/** Both databases of a kind are of the same age when they are compared. */
export type Sizes = { small: number; large: number }

export const databases = ['SQLite', 'PostgreSQL'] as const
type Database = (typeof databases)[number]

/** As many families come by in turn, however many there are. */
const active = 1_000

/** Written last: where it is missing, a database is seeded anew. */
const markOf = (dataDir: string) => join(dataDir, 'seeded.json')

/**
 * Seeds the databases that a folder does not have yet. A million families take half an hour, on each
 * database; they stay, so that measuring can wait for a quiet hour.
 */
export async function seedDatabases(folder: string, sizes: Sizes): Promise<void> {
  for (const database of databases) {
    for (const families of Object.values(sizes)) {
      const dataDir = placeOf(folder, database, families)
      if (existsSync(markOf(dataDir))) continue
      rmSync(dataDir, { recursive: true, force: true })
      mkdirSync(dataDir, { recursive: true })
      // What a power cut spoils is made again: nothing waits for the disk.
      const postgres = await serverOf(folder, database, { durable: false })
      try {
        const databaseUrl = postgres && (await createDatabase(postgres.url))
        const documents = furnishSparely
        const neighbours = await seedFamilies(dataDir, { families, active, databaseUrl, documents })
        const { pathname } = new URL(databaseUrl ?? 'none:')
        writeFileSync(markOf(dataDir), JSON.stringify({ pathname, neighbours }))
      } finally {
        await postgres?.stop()
      }
    }
  }
}

/** Runs `work` with the seeded databases of one kind, each to be served. */
export async function withSeededDatabases<Result>(
  { folder, sizes, database }: { folder: string; sizes: Sizes; database: Database },
  work: (seeded: Record<keyof Sizes, SeededDatabase>) => Promise<Result>,
): Promise<Result> {
  const postgres = await serverOf(folder, database, { durable: true })
  const one = (families: number): SeededDatabase => {
    const dataDir = placeOf(folder, database, families)
    const { pathname, neighbours } = JSON.parse(readFileSync(markOf(dataDir), 'utf8')) as {
      pathname: string
      neighbours: SeededFamily[]
    }
    const url = postgres && Object.assign(new URL(postgres.url), { pathname }).href
    return { dataDir, databaseUrl: url ?? '', neighbours }
  }
  try {
    return await work({ small: one(sizes.small), large: one(sizes.large) })
  } finally {
    await postgres?.stop()
  }
}

const placeOf = (folder: string, database: Database, families: number) =>
  join(folder, `${database.toLowerCase()}-${families}`)

function serverOf(folder: string, database: Database, { durable }: { durable: boolean }) {
  if (database === 'SQLite') return undefined
  return startPostgres({ durable, kept: join(folder, 'server') })
}
