import type { Database } from './schema.ts'

/** What is kept under a name: what was made first, also where two servers make it at once. */
export async function keepHostKey(
  db: Database,
  name: string,
  make: () => Promise<string>,
): Promise<string> {
  const read = async () => {
    const row = db.selectFrom('hostKeys').select('value').where('name', '=', name)
    return (await row.executeTakeFirst())?.value
  }
  const known = await read()
  if (known !== undefined) return known
  const value = await make()
  const key = db.insertInto('hostKeys').values({ name, value })
  await key.onConflict((conflict) => conflict.column('name').doNothing()).execute()
  return (await read()) ?? value
}
