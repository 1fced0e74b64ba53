import type { Translate } from './in-language.ts'

/** The texts of a page’s own paragraphs, before any script has run. */
export const textsOfPage = (page: string): string[] =>
  [...page.matchAll(paragraph)].map(([, text = '']) => text)

const paragraph = /(?<=<p>)([^<]+)(?=<[/]p>)/g

/** Languages that are written from right to left. */
const rightToLeft = ['ar', 'fa', 'he', 'ur']

/** A page that says which language it is in, with its own texts in that language. */
export function pageIn(page: string, language: string, translate: Translate): string {
  const direction = rightToLeft.includes(language) ? ' dir="rtl"' : ''
  return page
    .replace('<html lang="en"', `<html lang="${language}"${direction}`)
    .replaceAll(paragraph, (text) => translate({ text, context: undefined }) ?? text)
}
