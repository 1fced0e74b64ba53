import type { Sprint } from '#core/sprint/schema.ts'

/** What a week is called: by its number, which stays in its line, or as the family calls it. */
export const weekName = (name: Sprint['name']): string =>
  typeof name === 'number' ? `Week\u00a0${name}` : name

/** The same within a sentence, where other languages add an article or marks: "la semaine 4". */
export const weekWithin = (name: Sprint['name']): string => weekName(name)

/** The same at the beginning of a sentence, where other languages add an article: "La semaine 4". */
export const weekFirst = (name: Sprint['name']): string => weekName(name)
