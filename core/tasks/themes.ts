import { perObject } from '../lib/memoize.ts'
import { plain } from '../text/stems.ts'

/** A subject that people name in their own words: mornings, screens, reading. */
export type Theme = {
  id: string
  /**
   * Words and phrases that mean it, with or without accents; a `*` stands for any ending, or anything
   * before: `argu*`.
   */
  words: readonly string[]
}

/** One expression for all words of a theme; only whole words count: "bed" is not in "bedrock". */
const expressionOf = perObject(({ words }: Theme): RegExp => {
  const any = words.map((word) =>
    plain(word)
      .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', String.raw`\p{L}*`),
  )
  return new RegExp(String.raw`(?<!\p{L})(?:${any.join('|')})(?!\p{L})`, 'u')
})

/** The ids of the themes that a text speaks of. */
export function themesIn(text: string, themes: readonly Theme[]): string[] {
  const said = plain(text)
  return themes.filter((theme) => expressionOf(theme).test(said)).map(({ id }) => id)
}

/**
 * The id of the theme that a text names first, null where it names none. Of several that begin at one word
 * it is the one that says most: "water the plants" more than "water".
 */
export function firstTheme<Id extends string>(
  text: string,
  themes: readonly (Theme & { id: Id })[],
): Id | null {
  const said = plain(text)
  let first: { id: Id; at: number; length: number } | null = null
  for (const theme of themes) {
    const found = expressionOf(theme).exec(said)
    if (!found) continue
    const [{ length }, at] = [found[0], found.index]
    if (!first || at < first.at || (at === first.at && length > first.length))
      first = { id: theme.id, at, length }
  }
  return first?.id ?? null
}

/** How many of the texts name each theme; a text that names one twice counts once. */
export function countThemes(
  texts: readonly string[],
  themes: readonly Theme[],
): Map<string, number> {
  const said = texts.map(plain)
  const counts = themes.map((theme): [string, number] => {
    const expression = expressionOf(theme)
    return [theme.id, said.filter((text) => expression.test(text)).length]
  })
  return new Map(counts.filter(([, count]) => count > 0))
}
