import { perObject } from '../lib/memoize.ts'

/** A subject that people name in their own words: mornings, screens, reading. */
export type Theme = {
  id: string
  /** Words and phrases that mean it, in small letters; a `*` stands for any ending: `argu*`. */
  words: readonly string[]
}

/** One expression for all words of a theme; only whole words count: "bed" is not in "bedrock". */
const expressionOf = perObject(({ words }: Theme): RegExp => {
  const any = words.map((word) =>
    word.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`\p{L}*`),
  )
  return new RegExp(String.raw`(?<!\p{L})(?:${any.join('|')})(?!\p{L})`, 'iu')
})

/** The ids of the themes that a text speaks of. */
export function themesIn(text: string, themes: readonly Theme[]): string[] {
  return themes.filter((theme) => expressionOf(theme).test(text)).map(({ id }) => id)
}

/** How many of the texts name each theme; a text that names one twice counts once. */
export function countThemes(
  texts: readonly string[],
  themes: readonly Theme[],
): Map<string, number> {
  const counts = themes.map((theme): [string, number] => {
    const expression = expressionOf(theme)
    return [theme.id, texts.filter((text) => expression.test(text)).length]
  })
  return new Map(counts.filter(([, count]) => count > 0))
}
