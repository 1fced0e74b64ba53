import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'

/** More distinct queries than the product has; a bound all the same. */
const statementsKept = 500

/**
 * Kysely over node:sqlite: one connection, on which Kysely lets one query or transaction through
 * after the other. A commit is on the disk before it is acknowledged.
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => sqliteDriver(file),
  }
}

function sqliteDriver(file: string): Driver {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal')
  database.exec('pragma synchronous = full')
  database.exec('pragma foreign_keys = on')
  database.exec('pragma busy_timeout = 5000')
  const connection = connect(database)
  const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql))
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    // Taken at once rather than at the first write: two transactions can never wait for each other.
    beginTransaction: async () => void (await run('begin immediate')),
    commitTransaction: async () => void (await run('commit')),
    // A full disk or a failed commit may have ended the transaction already.
    rollbackTransaction: async () => {
      if (database.isTransaction) database.exec('rollback')
    },
    releaseConnection: async () => undefined,
    destroy: async () => database.close(),
  }
}

function connect(database: DatabaseSync): DatabaseConnection {
  const statements = new Map<string, Prepared>()
  const prepare = (sql: string) => {
    let prepared = statements.get(sql)
    if (!prepared) {
      const statement = database.prepare(sql)
      prepared = { statement, reads: statement.columns().length > 0 }
      if (statements.size >= statementsKept) statements.clear()
      statements.set(sql, prepared)
    }
    return prepared
  }
  return {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const { statement, reads } = prepare(sql)
      const values = parameters.map(encode)
      if (reads) return { rows: statement.all(...values) as Row[] }
      const { changes } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes) }
    },
    streamQuery: () => {
      throw new Error('Reading row by row is not needed here, and so not built.')
    },
  }
}

type Prepared = { statement: StatementSync; reads: boolean }

/** SQLite has neither booleans nor dates; the schema keeps them as 0 and 1 and as ISO texts. */
function encode(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  return value === undefined ? null : (value as SQLInputValue)
}
