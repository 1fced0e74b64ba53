import type { Compilable, CompiledQuery } from 'kysely'
import { baseOf, requireUnguarded } from './guarded.ts'
import { preparedRunOf } from './postgres-run.ts'
import type { Database } from './schema.ts'

type Value = string | number | null

/** Runs a query with these values; `filled` gives it with them, to be run with others (write-once.ts). */
export type Compiled<Row, Name extends string> = {
  (db: Database, values: Record<Name, Value>): Promise<Row[]>
  filled: (db: Database, values: Record<Name, Value>) => CompiledQuery<Row>
}

/**
 * A query that is built and compiled once and then only gets new values: for the few that happen on
 * every request. `names` are the parameters; `build` gets a placeholder for each. Built each time,
 * they would take a quarter more of what a family's week costs (decision 050).
 */
export function compiled<Row, Name extends string>(
  names: readonly Name[],
  build: (db: Database, placeholders: Record<Name, never>) => Compilable<Row>,
): Compiled<Row, Name> {
  const placeholders = Object.fromEntries(names.map((name) => [name, `:${name}`]))
  /** By the dialect's adapter, which a database and all of its transactions have in common. */
  const queries = new WeakMap<object, { query: CompiledQuery<Row>; slots: (Name | undefined)[] }>()
  const compile = (db: Database) => {
    // They fit wherever a value may stand, and are never run.
    const query = build(db, placeholders as Record<Name, never>).compile()
    const slots = query.parameters.map((value) => names.find((name) => value === `:${name}`))
    queries.set(db.getExecutor().adapter, { query, slots })
    return { query, slots }
  }
  const filled = (db: Database, values: Record<Name, Value>) => {
    const { query, slots } = queries.get(db.getExecutor().adapter) ?? compile(db)
    const parameters = slots.map((name, index) => (name ? values[name] : query.parameters[index]))
    return { ...query, parameters }
  }
  const runWith = (db: Database, values: Record<Name, Value>) => run<Row>(db, filled(db, values))
  return Object.assign(runWith, { filled })
}

/** Runs a query that is compiled already: on PostgreSQL, outside of transactions, as a prepared one. */
export async function run<Row>(db: Database, query: CompiledQuery<Row>): Promise<Row[]> {
  requireUnguarded(db, query.query)
  const prepared = preparedRunOf(baseOf(db))
  return prepared ? await prepared(query) : (await db.executeQuery<Row>(query)).rows
}
