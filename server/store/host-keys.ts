import type { Database } from './schema.ts'

/** What is kept under a name; undefined where nothing is. */
export async function readHostKey(db: Database, name: string): Promise<string | undefined> {
  const row = db.selectFrom('hostKeys').select('value').where('name', '=', name)
  return (await row.executeTakeFirst())?.value
}

/** What is kept under a name: what was made first, also where two servers make it at once. */
export async function keepHostKey(
  db: Database,
  name: string,
  make: () => Promise<string>,
): Promise<string> {
  const known = await readHostKey(db, name)
  if (known !== undefined) return known
  const value = await make()
  const key = db.insertInto('hostKeys').values({ name, value })
  await key.onConflict((conflict) => conflict.column('name').doNothing()).execute()
  return (await readHostKey(db, name)) ?? value
}
