import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { Kysely, PostgresDialect, type CompiledQuery, type LogEvent } from 'kysely'
import { connectBus, localBus, tellCommitted, type Bus } from './bus.ts'
import { databaseFile, databaseFiles } from './database-file.ts'
import { fairPool, type FairPool } from './fair-pool.ts'
import { lockFolder } from './folder-lock.ts'
import { baseOf, underGuard } from './guarded.ts'
import { postgresBus, type Seal } from './postgres-bus.ts'
import {
  connectListener,
  openPatientPool,
  openPool,
  defaultTimeouts,
  type Timeouts,
} from './postgres-connections.ts'
import { postgresRun, runPrepared, type Run } from './postgres-run.ts'
import { sqliteDialect } from './sqlite-driver.ts'
import type { Database, OpenTransaction, Tables } from './schema.ts'

export type Store = {
  db: Database
  /** News of what joined families' logs, here or on another server. */
  bus: Bus
  dialect: 'sqlite' | 'postgres'
  /** SQLite's file; null on PostgreSQL. */
  file: string | null
  /** Does what takes as long as it takes, where every other query is cut off after a while. */
  patiently: <Result>(work: (db: Database) => Promise<Result>) => Promise<Result>
  close: () => Promise<void>
}

/** Where the data is: a folder for the built-in SQLite, or a PostgreSQL address. */
export type StoreOptions = {
  dataDir: string
  databaseUrl?: string | undefined
  /** Past a pooler, which has nobody listen; the same without it. */
  directUrl?: string | undefined
  poolSize?: number
  /** Where PostgreSQL is waited for otherwise than usual. */
  timeouts?: Partial<Timeouts>
  /** For a moment, while a server may be using the folder: SQLite has both take turns. */
  isBeside?: boolean
  /** What other servers on the same PostgreSQL must have in common with this one. */
  seal?: Seal | undefined
  /** Is told where news do not come back, as behind a pooler that has nobody listen. */
  onDeaf?: (() => void) | undefined
  /** Is told of each query and how long it took. */
  onQuery?: ((seconds: number, query: CompiledQuery) => void) | undefined
}

/** Opens the database. Throws where another process already serves the same folder. */
export async function openStore(options: StoreOptions): Promise<Store> {
  return options.databaseUrl ? openPostgres(options.databaseUrl, options) : openSqlite(options)
}

/** Kysely measures every query where it is given somebody to tell. */
const tellingOf = ({ onQuery }: StoreOptions) =>
  onQuery && {
    log: ({ queryDurationMillis, query }: LogEvent) => onQuery(queryDurationMillis / 1000, query),
  }

/** The same for what goes past Kysely. */
const told =
  (run: Run, { onQuery }: StoreOptions): Run =>
  async (query) => {
    const began = performance.now()
    try {
      return await run(query)
    } finally {
      onQuery?.((performance.now() - began) / 1000, query)
    }
  }

function openSqlite(options: StoreOptions): Store {
  const { dataDir } = options
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = options.isBeside ? null : lockFolder(dataDir)
  const file = databaseFile(dataDir)
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file), ...tellingOf(options) })
  makePrivate(dataDir)
  const bus = localBus()
  connectBus(db, bus)
  return {
    db,
    bus,
    dialect: 'sqlite',
    file,
    patiently: (work) => work(db),
    close: async () => {
      await bus.close()
      await db.destroy()
      lock?.close()
    },
  }
}

/** Also what an earlier start left beside the file: what SQLite makes anew takes the file's mode. */
function makePrivate(dataDir: string): void {
  for (const file of databaseFiles(dataDir)) if (existsSync(file)) chmodSync(file, 0o600)
}

async function openPostgres(databaseUrl: string, options: StoreOptions): Promise<Store> {
  // Loaded only where it is used: the built-in database needs no driver.
  const { default: pg } = await import('pg')
  // Counts come as 64-bit integers; ours stay far below 2^53.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const timeouts = { ...defaultTimeouts, ...options.timeouts }
  const max = options.poolSize ?? 10
  const pool = openPool(pg, { connectionString: databaseUrl, max, timeouts })
  const inTurns = fairPool(pool, { max, timeout: timeouts.connect })
  const kysely = (from: FairPool) =>
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool: from }), ...tellingOf(options) })
  const db = kysely(inTurns)
  runPrepared(db, told(postgresRun(inTurns), options))
  const direct = { connectionString: options.directUrl ?? databaseUrl, timeouts }
  const bus = await postgresBus(pool, () => connectListener(pg, direct), {
    ...timeouts,
    seal: options.seal,
    onDeaf: options.onDeaf,
  })
  connectBus(db, bus)
  const close = async () => {
    await bus.close()
    await db.destroy()
  }
  const patiently: Store['patiently'] = async (work) => {
    const own = kysely(openPatientPool(pg, direct))
    try {
      return await own.connection().execute(work)
    } finally {
      await own.destroy()
    }
  }
  return { db, bus, dialect: 'postgres', file: null, patiently, close }
}

/**
 * Runs `work` in one transaction: all of it happens, or nothing. Pass its handle on explicitly. On a
 * request's handle nothing is committed for somebody who may no longer do it (guarded.ts).
 */
export async function transaction<Result>(
  db: Database,
  work: (trx: OpenTransaction) => Promise<Result>,
): Promise<Result> {
  const base = baseOf(db)
  let open: OpenTransaction | undefined
  const result = await base.transaction().execute((trx) => {
    open = trx
    return underGuard(db, trx, work)
  })
  if (open) tellCommitted(base, open)
  return result
}
