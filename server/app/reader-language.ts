import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { languageCookie } from '#core/paths.ts'

/** What an answer differs by where it is in the reader’s language. */
export const variesBy = 'accept-encoding, accept-language, cookie'

/**
 * The language of whoever asks, of those given: what they chose on this device, or else the one that
 * their browser likes best; English where it likes none of them.
 */
export function readerLanguage(c: Context, languages: readonly string[]): string {
  const chosen = getCookie(c, languageCookie)
  if (chosen !== undefined && languages.includes(chosen)) return chosen
  return preferred(c.req.header('accept-language') ?? '', languages)
}

/** By an Accept-Language such as `de-AT, de;q=0.9, en;q=0.8` (RFC 9110, 12.5.4). */
export function preferred(header: string, languages: readonly string[]): string {
  const wishes = header
    .slice(0, headerAtMost)
    .split(',')
    .map((wish) => {
      const [range = '', ...parameters] = wish
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return { language: range.split('-')[0]!, weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ language, weight }) => weight > 0 && languages.includes(language))
    .toSorted((one, other) => other.weight - one.weight)
  return wishes[0]?.language ?? 'en'
}

/** Characters; browsers send fewer. */
const headerAtMost = 500
