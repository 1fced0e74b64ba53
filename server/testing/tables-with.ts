import type { Database } from '#server/store/schema.ts'

/** Every table of the database that has one of these texts anywhere, in whatever letters. */
export async function tablesWith(db: Database, ...texts: string[]): Promise<string[]> {
  const tables = await db.introspection.getTables()
  const found: string[] = []
  for (const { name: table } of tables) {
    const rows = await db
      .withTables<Record<string, object>>()
      .selectFrom(table)
      .selectAll()
      .execute()
    const stored = JSON.stringify(rows).toLowerCase()
    if (texts.some((text) => stored.includes(text.toLowerCase()))) found.push(table)
  }
  return found.toSorted()
}
