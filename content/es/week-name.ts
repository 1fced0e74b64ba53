import type { Sprint } from '#core/sprint/schema.ts'

/** What a week is called: by its number, which stays in its line, or as the family calls it. */
export const weekName = (name: Sprint['name']): string =>
  typeof name === 'number' ? `Semana\u00a0${name}` : name

/** The same within a sentence: la semana 4, “Verano”. */
export const weekWithin = (name: Sprint['name']): string =>
  typeof name === 'number' ? `la semana\u00a0${name}` : `“${name}”`

/** The same at the beginning of a sentence: La semana 4, La semana “Verano”. */
export const weekFirst = (name: Sprint['name']): string =>
  typeof name === 'number' ? `La semana\u00a0${name}` : `La semana “${name}”`
