import type { Database, OpenTransaction } from './schema.ts'

/** What is kept under these names, as texts; what is not there has no key. */
export async function readHostValues(
  db: Database,
  names: readonly string[],
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('hostValues')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

const formerCookies = 'former cookies until'

/** Until when cookies have been given names of before, as the migration noted; null: none was. */
export async function readFormerCookiesUntil(db: Database): Promise<string | null> {
  return (await readHostValues(db, [formerCookies]))[formerCookies] ?? null
}

export async function saveHostValue(db: Database, name: string, value: string): Promise<void> {
  await db
    .insertInto('hostValues')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Takes the one place in the queue of everybody who counts something before they add to it. */
export function queueForCount(trx: OpenTransaction, what: string): Promise<void> {
  return saveHostValue(trx, `queue ${what}`, '')
}
