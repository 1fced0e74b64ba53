import { CompiledQuery } from 'kysely'
import type { Database } from '#server/store/schema.ts'

/** What goes through all rows of a table, and why that may be. */
const allowed: Record<string, string> = {
  'select "id", "payload" from "outbox" where replace("payload", ?, \'\') <> "payload"':
    'only mails that wait are there, for a second each',
  'select "id" from "outbox" limit ?': 'it stops at the first row: does the database answer?',
  'select "email", "createdAt", "seenAt", "blockedAt", "emailVerified", "role" from "users" order by "createdAt" desc, "id" limit ?':
    'by the command of a host, in a process of its own',
  'delete from "verifications" where (replace("value", ?, \'\') <> "value" or replace("value", ?, \'\') <> "value")':
    'only visits to other sites that have not ended are there, for minutes',
}

/**
 * Whether a query reads through a whole table, by what SQLite plans to do: with a million families it
 * would stop the server for seconds. It plans without knowing how many rows there are, so that an
 * empty database tells it as well as a full one.
 */
export async function readsWholeTable(
  db: Database,
  { sql, parameters }: CompiledQuery,
): Promise<boolean> {
  if (sql in allowed) return false
  const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
  const { rows } = await db.executeQuery<{ detail: string }>(plan)
  const names = (step: string) =>
    rows.flatMap(({ detail }) => new RegExp(`^${step} (\\S+)`).exec(detail)?.[1] ?? [])
  const ofQueryItself = new Set([...names('CO-ROUTINE'), ...names('MATERIALIZE')])
  // Rows of the query itself go by their number: “SCAN 4-ROW VALUES CLAUSE”.
  const isTable = (name: string) =>
    !ofQueryItself.has(name) && !/^(CONSTANT|\d+(-ROW)?)$/.test(name)
  return names('SCAN').some(isTable)
}
