import type { Sprint } from '#core/sprint/schema.ts'

/** What a week is called: by its number, which stays in its line, or as the family calls it. */
export const weekName = (name: Sprint['name']): string =>
  typeof name === 'number' ? `Semaine\u00a0${name}` : name

/** The same within a sentence: la semaine 4, « Été ». */
export const weekWithin = (name: Sprint['name']): string =>
  typeof name === 'number' ? `la semaine\u00a0${name}` : `«\u00a0${name}\u00a0»`

/** The same at the beginning of a sentence: La semaine 4, La semaine « Été ». */
export const weekFirst = (name: Sprint['name']): string =>
  typeof name === 'number' ? `La semaine\u00a0${name}` : `La semaine «\u00a0${name}\u00a0»`
