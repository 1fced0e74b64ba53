import type { DatabaseSync } from 'node:sqlite'
import { familySchema } from '#core/family/schema.ts'
import { sprintSchema } from '#core/sprint/schema.ts'
import { migrations } from './migrations/index.ts'
import { newerElefam, schemaMaker } from './schema-maker.ts'

/** What is in a copy. */
export type Content = {
  users: number
  families: number
  /** Documents that are not as this version writes them: an older one's, perhaps. */
  odd: number
}

/** Where JSON is kept, and for documents what it must match. */
const jsonIn: [
  table: string,
  column: string,
  contract?: typeof familySchema | typeof sprintSchema,
][] = [
  ['families', 'document', familySchema],
  ['sprints', 'document', sprintSchema],
  ['summaries', 'summary'],
  ['changes', 'command'],
  ['changes', 'undo'],
  ['reminders', 'settings'],
  ['reminders', 'state'],
]

/** Reads a copy through. Throws where it is damaged, not Elefam's, or made by a newer program. */
export function contentOf(database: DatabaseSync, name: string): Content {
  const all = (sql: string) => database.prepare(sql).all()
  const damage = all('pragma integrity_check').find((row) => row['integrity_check'] !== 'ok')
  if (damage) throw new Error(`${name} is damaged: ${String(damage['integrity_check'])}.`)
  if (all('pragma foreign_key_check').length > 0) {
    throw new Error(`${name} is damaged: it refers to rows that are not there.`)
  }
  const tables = all("select name from sqlite_master where type = 'table'")
  const has = (table: string) => tables.some((row) => row['name'] === table)
  if (!has('kysely_migration')) throw new Error(`${name} is not a database of Elefam.`)
  const known = all('select name from kysely_migration').map((row) => String(row['name']))
  const newer = known.find((migration) => !(migration in migrations))
  if (newer) throw new Error(`${name} was made by ${newerElefam(makerOf(database), newer)}.`)
  const isCurrent = known.length === Object.keys(migrations).length
  const count = (table: string) =>
    has(table) ? Number(all(`select count(*) as n from ${table}`)[0]!['n']) : 0
  const odd = jsonIn
    .filter(([table]) => has(table))
    .reduce((sum, kept) => sum + oddIn(database, name, kept, isCurrent), 0)
  return { users: count('users'), families: count('families'), odd }
}

/** Which version last brought its schema up, where it says so. */
function makerOf(database: DatabaseSync): string | undefined {
  try {
    const row = database.prepare('select value from hostValues where name = ?').get(schemaMaker)
    return row && String(row['value'])
  } catch {
    return undefined // From before there was such a table.
  }
}

/** Throws where a text of the column is no JSON; counts the documents that do not match. */
function oddIn(
  database: DatabaseSync,
  name: string,
  [table, column, contract]: (typeof jsonIn)[number],
  isCurrent: boolean,
): number {
  const columns = database.prepare(`select name from pragma_table_info('${table}')`).all()
  if (!columns.some((row) => row['name'] === column)) return 0 // A schema from before it.
  const unread = database.prepare(
    `select 1 from ${table} where ${column} is not null and not json_valid(${column}) limit 1`,
  )
  if (unread.get()) throw new Error(`${name} is damaged: a ${column} in "${table}" is no JSON.`)
  if (!contract || !isCurrent) return 0
  let odd = 0
  const documents = database.prepare(`select ${column} as text from ${table}`)
  for (const { text } of documents.iterate()) {
    if (!contract.safeParse(JSON.parse(String(text))).success) odd += 1
  }
  return odd
}
