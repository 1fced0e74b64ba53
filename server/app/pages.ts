import { Hono, type Context } from 'hono'
import { errors } from '#core/errors.ts'
import { brand } from '#content/brand.ts'
import { isInvitation, pageFile, publicPaths, signUpPage } from '#core/paths.ts'
import type { BrandedPages } from './brand/branded-pages.ts'
import type { SignUpDoor } from '#core/words.ts'
import { languagesOf, readerLanguage } from './reader-language.ts'
import { staticFiles, type Door } from './static-files.ts'

const shell = 'index.html'
const nothingHere = pageFile('/404')

const publicPages = new Set<string>(Object.values(publicPaths))
const isPublic = (path: string) => publicPages.has(path) || path.startsWith(`${publicPaths.blog}/`)

const everybody = async (): Promise<SignUpDoor> => 'open'

type Options = {
  webFolder: string
  baseUrl: string
  brandedPages?: BrandedPages | null
  /** Who may create an account at this moment; everybody where nobody says. */
  signUp?: () => Promise<SignUpDoor>
}

/**
 * The web: its files, the public pages as they were prerendered, the page with which each screen of
 * a family begins, and the one for invitations.
 */
export function pages({ webFolder, baseUrl, brandedPages = null, signUp = everybody }: Options) {
  const languages = languagesOf(webFolder)
  const serve = staticFiles(webFolder, baseUrl, brandedPages)
  /** Where the database is away nobody comes in anyway, and the pages stay as they are. */
  const door = async (): Promise<Door> =>
    (await signUp().catch(() => 'open' as const)) === 'open' ? 'open' : 'private'
  return new Hono().get('*', async (c) => {
    const { named, path } = addressed(c.req.path, languages)
    const language = named ?? readerLanguage(c, languages)
    if (/[.][a-z0-9]+$/i.test(path)) {
      const file =
        path.endsWith('.html') || named ? null : await serve(c, path.slice(1), { language })
      return file ?? c.text(errors['not-found'].message, 404)
    }
    const nothing = async () =>
      (await serve(c, nothingHere, { status: 404, language })) ?? notBuilt(c)
    // The product has no imprint of its own.
    if (path === publicPaths.imprint && !brand.imprint) return nothing()
    const leadsIn = isInvitation(path) || path === signUpPage
    const forStrangers = leadsIn || isPublic(path) ? { door: await door() } : {}
    const page = await serve(c, leadsIn ? shell : pageFile(path), { ...forStrangers, language })
    return page ?? nothing()
  })
}

/** `/de/about` is the page about us in German, whoever reads it; `/about` is in the reader’s language. */
function addressed(path: string, languages: readonly string[]) {
  const [, first = '', rest = ''] = /^\/([a-z]{2})(\/[^/].*)?$/.exec(path) ?? []
  return languages.includes(first)
    ? { named: first, path: rest || publicPaths.landing }
    : { named: null, path }
}

const notBuilt = (c: Context) => c.text('The web has not been built yet: run npm start.', 503)
