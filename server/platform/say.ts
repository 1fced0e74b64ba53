import { AsyncLocalStorage } from 'node:async_hooks'
import { directionOf, usualLocaleOf } from '#core/language.ts'
import { isolate } from '#core/say.ts'
import { written } from '#core/time/written-date.ts'
import { builtFile, programText } from './program.ts'

type Value = string | number

/** A part of a translation: words, a value, the number that is counted, or a choice of forms. */
export type Piece =
  | string
  | { kind: 'value'; name: string }
  | { kind: 'count' }
  | { kind: 'plural' | 'selectordinal' | 'select'; name: string; forms: Record<string, Piece[]> }

/** Translations by the sentence’s key. */
export type Sentences = Readonly<Record<string, readonly Piece[]>>

const reader = new AsyncLocalStorage<string>()

/** Does something for a reader of a language: what is said meanwhile is said in it. */
export const speaking = <Done>(language: string, work: () => Done): Done =>
  reader.run(language, work)

/** The language of whoever reads what is said now. */
export const languageNow = (): string => reader.getStore() ?? 'en'

/** The same with its country, by which dates and lists are written. */
export const localeNow = (): string => usualLocaleOf(languageNow())

/** What a page says of itself at its root: `lang="ar" dir="rtl"`. */
export const pageLanguageNow = (): string =>
  `lang="${languageNow()}"${directionOf(languageNow()) === 'rtl' ? ' dir="rtl"' : ''}`

/** "Anna, Ben and Mia", as the reader’s language joins them; of `unit` without the "and". */
export const listNow = (
  words: readonly string[],
  type: 'conjunction' | 'unit' = 'conjunction',
): string => new Intl.ListFormat(localeNow(), { type }).format(words.map(apartNow))

/** "21 November 2026", of a day as `YYYY-MM-DD`. */
export const longDateNow = (date: string): string =>
  dateNow(Date.parse(date), { dateStyle: 'long', timeZone: 'UTC' })

/** A day, and perhaps its time, as the reader’s language writes it. */
export const dateNow = (day: number, format: Intl.DateTimeFormatOptions): string =>
  written(new Intl.DateTimeFormat(localeNow(), format), day)

const isAddress = /^https?:[/][/]/

/**
 * What has a direction of its own, such as a name, within a sentence or a list: between the marks of
 * `isolate` where the reader’s language runs from right to left. An address stays bare: a mail program would
 * take a mark at its end for a part of it.
 */
export const apartNow = <Said extends Value>(value: Said): Said | string =>
  directionOf(languageNow()) === 'ltr' || isAddress.test(String(value)) ? value : isolate(value)

/** A sentence in the reader’s language: the build puts this round each one (scripts/languages). */
export function say(key: string, values: Record<string, Value>, english: () => string): string {
  const language = languageNow()
  const pieces = language === 'en' ? undefined : sentencesIn(language)[key]
  return pieces ? join(pieces, { language, values, count: 0 }) : english()
}

/** A sentence without values that stands in a table, in the reader’s language. */
export const saidNow = (english: string): string => say(english, {}, () => english)

type Saying = { language: string; values: Record<string, Value>; count: number }

function join(pieces: readonly Piece[], saying: Saying): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : part(piece, saying))).join('')
}

function part(piece: Exclude<Piece, string>, saying: Saying): string {
  const { language, values, count } = saying
  if (piece.kind === 'count') return new Intl.NumberFormat(language).format(count)
  const value = values[piece.name] ?? ''
  if (piece.kind === 'value') return String(apartNow(value))
  const form =
    piece.kind === 'select' ? String(value) : category(language, piece.kind, Number(value))
  const chosen = piece.forms[String(value)] ?? piece.forms[form] ?? piece.forms['other'] ?? []
  return join(chosen, { ...saying, count: Number(value) })
}

const category = (language: string, kind: 'plural' | 'selectordinal', count: number) =>
  new Intl.PluralRules(language, {
    type: kind === 'plural' ? 'cardinal' : 'ordinal',
  }).select(count)

const known = new Map<string, Sentences>()

/** Has a language say these sentences: what a build brings otherwise. */
export const bringSentences = (language: string, sentences: Sentences): void =>
  void known.set(language, sentences)

/** Of a language that was not built there are none. */
function sentencesIn(language: string): Sentences {
  const before = known.get(language)
  if (before) return before
  const sentences = read(language)
  known.set(language, sentences)
  return sentences
}

function read(language: string): Sentences {
  try {
    const built: Sentences = JSON.parse(programText(builtFile(`languages/${language}.json`)))
    return built
  } catch {
    return {}
  }
}
