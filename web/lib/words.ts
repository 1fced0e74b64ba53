import { plural, t } from '#core/say.ts'
import { usualLocale } from '#core/language.ts'
import { written } from '#core/time/written-date.ts'

const list = new Intl.ListFormat(usualLocale, { type: 'conjunction' })

/** "Anna, Ben and Mia" */
export function listOf(words: readonly string[]): string {
  return list.format(words)
}

const row = new Intl.ListFormat(usualLocale, { type: 'unit' })

/** "Mon, Wed, Fri": what stands in a row, without an "and" where the language can do without. */
export function rowOf(words: readonly string[]): string {
  return row.format(words)
}

const choice = new Intl.ListFormat(usualLocale, { type: 'disjunction' })

/** "Anna, Ben or Mia" */
export function anyOf(words: readonly string[]): string {
  return choice.format(words)
}

/** What stands between notes. */
export const noteComma = (): string =>
  t({ message: ', ', comment: 'Stands between notes that are no sentence.' })

/** "Pack lunch, Tom, Mon 2 Mar": notes that are no sentence, those that there are. */
export function notesOf(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(noteComma())
}

/** "21 November 2026", the same for everybody: for pages written before a reader is known. */
export function longDate(date: string): string {
  return written(format, new Date(`${date}T00:00:00Z`))
}

const format = new Intl.DateTimeFormat(usualLocale, { dateStyle: 'long', timeZone: 'UTC' })

const day = 24 * 60 * 60_000

/** When it was used last: the server keeps that to the day. */
export function usedWords(usedAt: string, now: string): string {
  const days = Math.floor((Date.parse(now) - Date.parse(usedAt)) / day)
  if (days < 1) return t`Used in the last day`
  return plural(days, { 1: 'Used yesterday', other: 'Used # days ago' })
}
