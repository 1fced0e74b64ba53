import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely'
import { memoize } from '#core/lib/memoize.ts'
import { commitGroup, type Member } from './commit-group.ts'
import { isStorageFull } from './failures.ts'

/** More distinct queries than the product has; a bound all the same. */
const statementsKept = 500

/**
 * Kysely over node:sqlite with two connections: transactions and single writes take turns on one of
 * them, and reads outside of a transaction use the other, so that they see what is committed and
 * wait for nobody: Kysely's own dialect has one connection, on which everybody would wait while a
 * family is read in. A commit is on the disk before it is acknowledged.
 */
export function sqliteDialect(file: string): Dialect {
  const driver = sqliteDriver(file)
  return {
    createAdapter: () => new TurnsInTheDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => driver,
  }
}

/** Kysely would let one query through after the other; the driver knows which need not wait. */
class TurnsInTheDriver extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }

  /** SQLite takes tables and indexes back as it does rows: so a migration is whole, or not at all. */
  override get supportsTransactionalDdl() {
    return true
  }
}

function sqliteDriver(file: string): Driver {
  const writer = open(file)
  const reader = open(file, { readOnly: true })
  const read = runner(reader)
  const write = runner(writer)
  const group = commitGroup(writer)

  const alone = async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
    const member = await group.begin()
    try {
      const result = write<Row>(query)
      await group.commit(member)
      return result
    } catch (error) {
      group.failed(error)
      await group.rollback(member)
      throw error
    }
  }

  const within = <Row>(query: CompiledQuery): QueryResult<Row> => {
    try {
      return write<Row>(query)
    } catch (error) {
      group.failed(error)
      throw error
    }
  }

  /** Of the connections that are in a transaction. */
  const members = new WeakMap<DatabaseConnection, Member>()
  const memberOf = (connection: DatabaseConnection) => {
    const member = members.get(connection)
    if (!member) throw new Error('This connection is in no transaction.')
    return member
  }

  const connect = (): DatabaseConnection => ({
    async executeQuery<Row>(query: CompiledQuery) {
      if (members.has(this)) return within<Row>(query)
      return query.query.kind === 'SelectQueryNode' ? read<Row>(query) : alone<Row>(query)
    },
    streamQuery: () => {
      throw new Error('Reading row by row is not needed here, and so not built.')
    },
  })

  return {
    init: async () => undefined,
    acquireConnection: async () => connect(),
    beginTransaction: async (connection) => {
      members.set(connection, await group.begin())
    },
    commitTransaction: (connection) => group.commit(memberOf(connection)),
    rollbackTransaction: (connection) => group.rollback(memberOf(connection)),
    releaseConnection: async () => undefined,
    destroy: async () => {
      group.close()
      emptyLog(writer)
      writer.close()
      // Last: one that only reads leaves the files beside the database where they are, so that the
      // next start needs no room for them on a disk that is full by then (H6).
      reader.close()
    },
  }
}

function open(file: string, options: { readOnly?: boolean } = {}): DatabaseSync {
  const database = new DatabaseSync(file, options)
  if (!options.readOnly) database.exec('pragma journal_mode = wal; pragma synchronous = full')
  database.exec('pragma foreign_keys = on; pragma busy_timeout = 5000')
  return database
}

/** Has everything in the database's file itself; on a full disk it stays in the log, which is as good. */
function emptyLog(database: DatabaseSync): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } catch (error) {
    if (!isStorageFull(error)) throw error
  }
}

/** Runs queries on a connection with statements prepared once. */
function runner(database: DatabaseSync) {
  const prepare = memoize(statementsKept, (sql: string): Prepared => {
    const statement = database.prepare(sql)
    return { statement, gives: statement.columns().length > 0 }
  })
  return <Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> => {
    const { statement, gives } = prepare(sql)
    const values = parameters.map(encode)
    // Kysely knows from the query what its rows have.
    if (gives) return { rows: statement.all(...values) as Row[] }
    const { changes } = statement.run(...values)
    return { rows: [], numAffectedRows: BigInt(changes) }
  }
}

type Prepared = { statement: StatementSync; gives: boolean }

/** SQLite has neither booleans nor dates; the schema keeps them as 0 and 1 and as ISO texts. */
function encode(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') {
    return value
  }
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite keeps no ${typeof value}`)
}
