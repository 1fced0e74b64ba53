import { sql, type Expression } from 'kysely'

/** Whether a text has another in it, letter by letter; the same on both databases. */
export const contains = (column: Expression<string | null>, part: string) =>
  sql<boolean>`replace(${column}, ${part}, '') <> ${column}`
