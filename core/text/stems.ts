/** Words as a search and a rule compare them: without accents and endings. */
import { language as builtIn } from '../language.ts'

const ligatures: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ـ: '' }

/** Small letters without accents and marks: "Öl", "ÖL" and "ol" are the same, أكل and اكل as well. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßœæـ]/g, (letter) => ligatures[letter]!)
    .replaceAll('’', "'")

/** What French and Italian write to the next word: l’école, d’abord, qu’on. */
const elision = /(?<!\p{L})(?:[ldjmtsnc]|qu|jusqu|lorsqu|puisqu)'(?=\p{L}{2})/gu

/** "Repair cafés" → ["repair", "cafes"] */
export function wordsOf(text: string): string[] {
  const whole = plain(text).replaceAll(elision, ' ').replaceAll("'", '')
  return whole.match(/[\p{L}\p{N}]+/gu) ?? []
}

const shortest = 3

/** The word without the first ending that fits, where enough of it is left. */
function without(word: string, endings: RegExp, left = shortest): string {
  const bare = word.replace(endings, '')
  return bare.length >= left ? bare : word
}

// The first that fits is cut off, or replaced, where enough of the word is left.
const endings = [
  [/ies$/, 'y'],
  [/(sh|ch|ss|x|z|o)es$/, '$1'],
  [/([^su])s$/, '$1'],
] as const
const forms = [/ing$/, /ed$/, /ly$/, /er$/] as const

/** "cycling" and "cycles" are "cycl", "gardens" is "garden". */
function english(word: string): string {
  const [pattern, with_] = endings.find(([ending]) => ending.test(word)) ?? []
  const single = pattern && word.length > shortest ? word.replace(pattern, with_!) : word
  const form = forms.find((ending) => ending.test(single))
  const bare = form ? single.replace(form, '') : single
  const root = bare.length >= shortest && /[aeiouy]/.test(bare) ? bare : single
  return root.length > shortest ? root.replace(/([^aeiou])\1$/, '$1').replace(/[ey]$/, '') : root
}

/** "Kindern" and "Kinder" are "kind", "Gärten" and "Garten" are "gart". */
const german = (word: string) =>
  without(word, /(?:ern|(?<=in)nen|em|en|er|es|e|(?<=[lr])n|(?<=[bdfghklmnrt])s)$/)

/** "niñas" and "niño" are "nin", "regando" and "regar" are "reg", "lápices" and "lápiz" are "lapiz". */
function spanish(word: string): string {
  const single = without(word.replace(/ces$/, 'z'), /(?:(?<=[dlnrz])es|s)$/)
  return without(single, /(?:iendo|ando|[ai]d[ao]|[aei]r|[aeo])$/)
}

/** "rangement" and "ranger" are "rang", "disputes" is "disput", "chevaux" and "cheval" are "cheval". */
function french(word: string): string {
  const single = without(word.replace(/(?<!e)aux$/, 'al'), /[sx]$/)
  return without(single, /(?:ements?|ations?|ages?|ees?|er|ez|ant|ir|e)$/)
}

/**
 * "الشاشات" and "شاشة" are "شاش": without the article and what is written to it, the endings of several, and
 * the last letters that people write in two ways. After Larkey’s “light10”.
 */
function arabic(word: string): string {
  const spelled = word.replace(/ى$/, 'ي').replace(/ة$/, 'ه')
  const joined = spelled.replace(/^و(?=.{3})/, '')
  const bare = joined.replace(/^(?:وال|بال|كال|فال|لل|ال)(?=.{2})/, '')
  return without(bare, /(?:ها|ان|ات|ون|ين|يه|ه|ي)$/, 2)
}

const stemmers: Readonly<Record<string, (word: string) => string>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ar: arabic,
}

/**
 * The stem of a word, roughly: without the endings of these languages. Of several, what is left when none of
 * them takes any more off. One that is not known here leaves words as they are.
 */
export function stemIn(languages: readonly string[], word: string): string {
  const stem = languages.reduce((left, language) => stemmers[language]?.(left) ?? left, word)
  return languages.length > 1 && stem !== word ? stemIn(languages, stem) : stem
}

/** The same in the language of this build. */
export const stemOf = (word: string): string => stemIn([builtIn], word)
