/**
 * The language of this build, and all those that it can be read in. A build for another language has
 * another module in this place (scripts/languages/plugin.ts).
 */
export const language: string = 'en'
export const languages: readonly string[] = ['en']

/** Which way its lines run. */
export const direction: Direction = 'ltr'

type Direction = 'ltr' | 'rtl'

const rightToLeft = ['ar', 'fa', 'he', 'ur']

/** Which way the lines of any language run. */
export const directionOf = (one: string): Direction => (rightToLeft.includes(one) ? 'rtl' : 'ltr')

/** The kind of a language that is meant where nobody says which: its dates and numbers are written so. */
const usual: Record<string, string> = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  ar: 'ar',
}

export const usualLocaleOf = (one: string): string => usual[one] ?? one

export const usualLocale: string = usualLocaleOf(language)
