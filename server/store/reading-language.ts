import type { User } from '#core/account/user-schema.ts'
import { readFamily } from './families.ts'
import type { Database } from './schema.ts'

export type Reader = Pick<User, 'language' | 'familyId'>

/** The language of what is sent to somebody: their own, or else their family’s, or else English. */
export async function languageOf(db: Database, { language, familyId }: Reader): Promise<string> {
  return language ?? (await familyLanguage(db, familyId))
}

/** The language of what a family reads together. */
export async function familyLanguage(db: Database, familyId: string): Promise<string> {
  // What is to be said is said in English sooner than not at all.
  const family = await readFamily(db, familyId).catch(() => undefined)
  return family?.familyData.settings.language ?? 'en'
}
