import { reasonsOfIdeas, type Reading } from './read-screens.tsx'

/** What is wrong with a text by itself, wherever it stands (N34). */
const patterns: readonly (readonly [slip: string, words: RegExp])[] = [
  ['a number that nobody rounded', /\d[.]\d{3,}/],
  ['a value that is none', /\b(?:undefined|NaN|null|Infinity|Invalid Date)\b|\[object/],
  ['an id', /\bid-[a-z]+\b|\bprimary\b|[0-9a-f]{8}-[0-9a-f]{4}-/],
  [
    'a number and its noun',
    /\b(?:1|[Oo]ne) (?:days|weeks|things|tasks|ticks|times|steps|cards|letters|people|hours|minutes|check-ins)\b/,
  ],
  [
    'a number and its noun',
    /\b(?:[02-9]|\d{2,}|[Tt]wo|[Tt]hree|[Ff]our) (?:day|week|thing|task|tick|time|step|card|letter|person|hour|check-in)\b(?!-)/,
  ],
  ['a number and its verb', /\b(?:1|[Oo]ne) [a-z]+ (?:have|are|were)\b/],
  ['an empty place', /“\s*”|\(\s*\)|\bbecause[.,]|: *[.,]|\bfor [.,?]|, ?,|\band [.,]/],
  ['a reason without words', /\bbecause *$|^Why: *$/],
  ['punctuation', /[^.]\.\.(?!\.)|\?\.|!\.|(?<!al)\.,|,\.|\s[.,;:]/],
  ['a preposition twice', /(?<![-\p{L}])(on|in|at|of|to|for|the|a|is) \1\b/u],
]

/** Where two of them are equal, that is what they are for: a choice for each person, a line for each day. */
const fewestWords = 5

export function slips(reading: Reading): string[] {
  const { lines, title, where, screen } = reading
  const found = lines.flatMap((line) =>
    patterns.flatMap(([slip, words]) => (words.test(line) ? [`${slip} in “${line}”`] : [])),
  )
  const twice = (screen === reasonsOfIdeas ? [] : repeatedSentences(lines)).map(
    (sentence) => `twice on one screen: “${sentence}”`,
  )
  const parts = title.split(' · ')
  const doubled = new Set(parts).size < parts.length ? [`a title says it twice: “${title}”`] : []
  return [...found, ...twice, ...doubled, ...repeatedReasons(reading)].map(
    (slip) => `${slip}, at ${where}`,
  )
}

function repeatedSentences(lines: readonly string[]): string[] {
  const sentences = lines.flatMap((line) => line.split(/(?<=[.?!]) /))
  const long = sentences.filter((one) => /[.?!]$/.test(one) && one.split(' ').length >= fewestWords)
  return [...new Set(long.filter((one, at) => long.indexOf(one) !== at))]
}

/** So many ideas in a row may give the same reason: one that is read each time says nothing. */
const mostAlike = 3

/** Reasons are said one by one, so that none of them is read again and again. */
function repeatedReasons({ screen, lines }: Reading): string[] {
  if (screen !== reasonsOfIdeas) return []
  return lines.slice(0, -mostAlike).flatMap((reason, at) => {
    const next = lines.slice(at + 1, at + 1 + mostAlike)
    const part = reason
      .split(' and ')
      .find((one) => next.every((other) => other.toLowerCase().includes(one.toLowerCase())))
    return part ? [`the reason of ${mostAlike + 1} ideas in a row: “${part}”`] : []
  })
}
