import { bringSentences } from '#server/platform/say.ts'
import { piecesOf } from '../../scripts/languages/compile.ts'

/** Has the server say sentences in a language as a test has them, whatever the catalogs say by now. */
export function bringTranslations(language: string, translations: Record<string, string>): void {
  const sentences = Object.entries(translations).map(([text, said]) => [text, piecesOf(said)])
  bringSentences(language, Object.fromEntries(sentences))
}
