import type { Family } from '#core/family/schema.ts'
import { knownJson } from '#core/lib/json-text.ts'
import type { Database } from '#server/store/schema.ts'

/** Gives a family’s document so many UTF-16 units: as much to read as many full weeks. */
export async function fillFamily(db: Database, familyId: string, size: number): Promise<void> {
  const { document } = await db
    .selectFrom('families')
    .select('document')
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow()
  const full = { document: knownJson<Family>(document.padEnd(size)) }
  await db.updateTable('families').set(full).where('id', '=', familyId).execute()
}
