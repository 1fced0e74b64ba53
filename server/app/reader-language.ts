import { join } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { languageCookie } from '#core/paths.ts'
import type { Env } from '#server/http/route.ts'
import { programText } from '#server/platform/program.ts'
import { speaking } from '#server/platform/say.ts'

/** What an answer differs by where it is in the reader’s language. */
export const variesBy = 'accept-encoding, accept-language, cookie'

/** The languages that the web was built in; the build says so. */
export function languagesOf(webFolder: string): readonly string[] {
  try {
    const built: string[] = JSON.parse(programText(join(webFolder, 'languages.json')))
    return built
  } catch {
    return ['en'] // It has not been built yet.
  }
}

/** What is said in an answer is said in the language of whoever asks. */
export const speakToReader =
  (languages: readonly string[]): MiddlewareHandler<Env> =>
  (c, next) =>
    speaking(readerLanguage(c, languages), next)

/**
 * The language of whoever asks, of those given: what they chose on this device, or else as a person, or
 * else the one that their browser likes best; English where it likes none of them.
 */
export function readerLanguage(c: Context, languages: readonly string[]): string {
  const chosen = getCookie(c, languageCookie) ?? ownLanguage(c)
  if (chosen !== undefined && languages.includes(chosen)) return chosen
  return preferred(c.req.header('accept-language') ?? '', languages)
}

/** Of whoever is signed in, once that is known; a program says for itself what it reads. */
function ownLanguage(c: Context<Env>): string | undefined {
  const session = c.get('session')
  return session?.token ? undefined : session?.user.language
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
