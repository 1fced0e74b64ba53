/**
 * What families read, as the code says it, in English. The names and the grammar are Lingui's. A build for
 * another language has its sentences in their place (docs/languages.md).
 */
import { language } from './language.ts'

type Value = string | number

/** A sentence: t`${name} is here`. With a context where one English word is several elsewhere. */
export function t(
  said: TemplateStringsArray | { message: string; context?: string; comment?: string },
  ...values: readonly Value[]
): string {
  if ('message' in said) return said.message
  return said.reduce((text, part, at) => `${text}${values[at - 1]}${part}`)
}

type Category = Intl.LDMLPluralRule | number
type Forms = { other: string } & Partial<Record<Category, string>>

const cardinals = new Intl.PluralRules(language)
const ordinals = new Intl.PluralRules(language, { type: 'ordinal' })
const numbers = new Intl.NumberFormat(language)

/**
 * Where a count stands: by itself. A “#1” or a “C#” that somebody typed into a name stays as it is.
 */
const countByItself = /(?<![\p{L}\p{N}#])#(?![\p{L}\p{N}#])/gu

/** plural(3, { one: '# task', other: '# tasks' }): a number itself, such as 0, goes before its category. */
export const plural = (count: number, forms: Forms): string =>
  form(cardinals, count, forms).replaceAll(countByItself, numberOf(count))

/** selectOrdinal(2, { one: '#st', two: '#nd', few: '#rd', other: '#th' }) */
export const selectOrdinal = (count: number, forms: Forms): string =>
  form(ordinals, count, forms).replaceAll('#', numberOf(count))

function form(rules: Intl.PluralRules, count: number, forms: Forms): string {
  return forms[count] ?? forms[rules.select(count)] ?? forms.other
}

/** select(kind, { mail: 'by mail', other: 'otherwise' }) */
export function select(kind: string, forms: Record<string, string> & { other: string }): string {
  return forms[kind] ?? forms.other
}

/**
 * A name or a title within a sentence that runs from right to left, between marks that nobody sees: its own
 * direction moves nothing around it. A sentence of ours, which has such a name, runs as the language does,
 * also where the name comes first. The build puts it there, and the server as it says the sentence.
 */
export const isolate = <Said>(value: Said): Said | string =>
  typeof value === 'string'
    ? `${value.includes('\u2068') ? '\u2067' : '\u2068'}${value}\u2069`
    : value

/** 1,200 as the language writes it. */
export const numberOf = (count: number): string => numbers.format(count)
