import type { Sprint } from '#core/sprint/schema.ts'

/** What a week is called: by its number, which stays in its line, or as the family calls it. */
export const weekName = (name: Sprint['name']): string =>
  typeof name === 'number' ? `الأسبوع\u00a0${name}` : name

/** The same within a sentence: الأسبوع 4, «الصيف». */
export const weekWithin = (name: Sprint['name']): string =>
  typeof name === 'number' ? `الأسبوع\u00a0${name}` : `«${name}»`

/** The same at the beginning of a sentence: الأسبوع 4, أسبوع «الصيف». */
export const weekFirst = (name: Sprint['name']): string =>
  typeof name === 'number' ? `الأسبوع\u00a0${name}` : `أسبوع «${name}»`
