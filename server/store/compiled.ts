import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './schema.ts'

/**
 * A read that is built and compiled once and then only gets new values: for the few reads that
 * happen on every request. `names` are the parameters; `build` gets a placeholder for each.
 */
export function compiledRead<Row, Name extends string>(
  names: readonly Name[],
  build: (db: Database, placeholders: Record<Name, string>) => Compilable<Row>,
): (db: Database, values: Record<Name, string>) => Promise<Row[]> {
  const placeholders = Object.fromEntries(names.map((name) => [name, `:${name}`])) as Record<
    Name,
    string
  >
  const compiled = new WeakMap<
    Database,
    { query: CompiledQuery<Row>; slots: (Name | undefined)[] }
  >()
  const compile = (db: Database) => {
    const query = build(db, placeholders).compile()
    const slots = query.parameters.map((value) => names.find((name) => value === `:${name}`))
    compiled.set(db, { query, slots })
    return { query, slots }
  }
  return async (db, values) => {
    const { query, slots } = compiled.get(db) ?? compile(db)
    const parameters = slots.map((name, index) => (name ? values[name] : query.parameters[index]))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
