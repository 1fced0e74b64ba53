import { directionOf } from '#core/language.ts'
import type { Translate } from './in-language.ts'

/** What is read, and what is read aloud. */
const said =
  /(?<=<(?:h1|p|a|title)\b[^>]*>)[^<]*\p{L}[^<]*(?=<)|(?<=\baria-label=")[^"]*\p{L}[^"]*(?=")/gu

/** The texts of a page itself, before any script has run. */
export const textsOfPage = (page: string): string[] =>
  [...page.matchAll(said)].map(([text]) => text)

/** A page that says which language it is in, with its own texts in that language. */
export function pageIn(page: string, language: string, translate: Translate): string {
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
  return page
    .replace('<html lang="en"', `<html lang="${language}"${direction}`)
    .replaceAll(said, (text) => translate({ text, context: undefined }) ?? text)
}

const namings = new Set(['name', 'short_name', 'description', 'label'])

/** The texts of a program’s manifest, by which a phone shows it. */
export function textsOfManifest(manifest: string): string[] {
  const texts: string[] = []
  JSON.parse(manifest, (key, value: unknown) => {
    if (namings.has(key) && typeof value === 'string') texts.push(value)
    return value
  })
  return texts
}

/** A manifest in a language. */
export function manifestIn(manifest: string, language: string, translate: Translate): string {
  const inLanguage: unknown = JSON.parse(manifest, (key, value: unknown) => {
    if (key === 'lang') return language
    if (key === 'dir' || !namings.has(key) || typeof value !== 'string') return value
    return translate({ text: value, context: undefined }) ?? value
  })
  return JSON.stringify(inLanguage)
}
