import { language, usualLocale } from '#core/language.ts'

const own = new RegExp(`^${language}(-[A-Z]{2})?\\b`)

/** Counts stand beside days: both are in the figures of the language, though a country may have others. */
const { numberingSystem: figures } = new Intl.NumberFormat(language).resolvedOptions()

/**
 * The reader’s own kind of the language, which decides the order of day and month. Systems add things of
 * their own to it ("en-US@posix"), which no formatter takes.
 */
export const locale = (): string =>
  `${own.exec(navigator.language)?.[0] ?? usualLocale}-u-nu-${figures}`

/** As a language calls itself: "English", "Deutsch". */
export function languageName(one: string): string {
  const name = new Intl.DisplayNames([one], { type: 'language' }).of(one) ?? one
  return name.slice(0, 1).toLocaleUpperCase(one) + name.slice(1)
}
