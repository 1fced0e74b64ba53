import type { Mail } from '#server/platform/mailer.ts'
import { speaking } from '#server/platform/say.ts'
import { languageOf, type Reader } from '#server/store/reading-language.ts'
import type { Database } from '#server/store/schema.ts'

/** A mail in the language of its reader. */
export async function mailFor(db: Database, reader: Reader, write: () => Mail): Promise<Mail> {
  return mailIn(await languageOf(db, reader), write)
}

/** A mail in a language, which it also is laid out in as it is sent. */
export const mailIn = (language: string, write: () => Mail): Mail =>
  speaking(language, () => ({ ...write(), language }))
