import { Hono, type Context } from 'hono'
import { errors } from '#core/errors.ts'
import { brand } from '#content/brand.ts'
import { isInvitation, pageFile, publicPaths, signUpPage } from '#core/paths.ts'
import type { BrandedPages } from './brand/branded-pages.ts'
import { staticFiles } from './static-files.ts'

const shell = 'index.html'
const nothingHere = pageFile('/404')

type Options = { webFolder: string; baseUrl: string; brandedPages?: BrandedPages | null }

/**
 * The web: its files, the public pages as they were prerendered, the page with which each screen of
 * a family begins, and the one for invitations.
 */
export function pages({ webFolder, baseUrl, brandedPages = null }: Options) {
  const serve = staticFiles(webFolder, baseUrl, brandedPages)
  return new Hono().get('*', async (c) => {
    const { path } = c.req
    if (/[.][a-z0-9]+$/i.test(path)) {
      const file = path.endsWith('.html') ? null : await serve(c, path.slice(1))
      return file ?? c.text(errors['not-found'].message, 404)
    }
    // The product has no imprint of its own.
    if (path === publicPaths.imprint && !brand.imprint)
      return (await serve(c, nothingHere, 404)) ?? notBuilt(c)
    const page = await serve(c, isInvitation(path) || path === signUpPage ? shell : pageFile(path))
    return page ?? (await serve(c, nothingHere, 404)) ?? notBuilt(c)
  })
}

const notBuilt = (c: Context) => c.text('The web has not been built yet: run npm start.', 503)
