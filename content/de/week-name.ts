import type { Sprint } from '#core/sprint/schema.ts'

/** What a week is called: by its number, which stays in its line, or as the family calls it. */
export const weekName = (name: Sprint['name']): string =>
  typeof name === 'number' ? `Woche\u00a0${name}` : name

/** The same within a sentence: Woche 4, „Sommer“. */
export const weekWithin = (name: Sprint['name']): string =>
  typeof name === 'number' ? `Woche\u00a0${name}` : `„${name}“`

/** The same at the beginning of a sentence: Woche 4, „Sommer“. */
export const weekFirst = (name: Sprint['name']): string =>
  typeof name === 'number' ? `Woche\u00a0${name}` : `„${name}“`
