import type { User } from '#core/account/user-schema.ts'
import { speaking } from '#server/platform/say.ts'
import type { Mail } from '#server/platform/mailer.ts'
import { readFamily } from './families.ts'
import type { Database } from './schema.ts'

type Reader = Pick<User, 'language' | 'familyId'>

/** The language of what is sent to somebody: their own, or else their family’s, or else English. */
export async function languageOf(db: Database, { language, familyId }: Reader): Promise<string> {
  return language ?? (await familyLanguage(db, familyId))
}

/** The language of what a family reads together. */
export async function familyLanguage(db: Database, familyId: string): Promise<string> {
  return (await readFamily(db, familyId))?.familyData.settings.language ?? 'en'
}

/** A mail in the language of its reader. */
export async function mailFor(db: Database, reader: Reader, write: () => Mail): Promise<Mail> {
  return mailIn(await languageOf(db, reader), write)
}

/** A mail in a language, which it also is laid out in as it is sent. */
export const mailIn = (language: string, write: () => Mail): Mail =>
  speaking(language, () => ({ ...write(), language }))
