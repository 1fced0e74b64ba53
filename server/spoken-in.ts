import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import * as en from '#content/spoken.ts'
import type { Spoken } from '#content/spoken.ts'

const folder = join(import.meta.dirname, '../content')
const languages = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'spoken.ts')))

const others = await Promise.all(
  languages.map(async (language): Promise<[string, Spoken]> => [
    language,
    await import(`../content/${language}/spoken.ts`),
  ]),
)

/**
 * What the server says of the content, by language: each folder of one is found. A build has them bundled,
 * by a module that it puts in this one's place (scripts/languages/at-run-time.ts).
 */
export const spokenIn: Readonly<Record<string, Spoken>> & { en: Spoken } = {
  en,
  ...Object.fromEntries(others),
}
