import { Hono, type Context } from 'hono'
import { errors } from '#core/errors.ts'
import { isInvitation, pageFile, signUpPage } from '#core/paths.ts'
import { staticFiles } from './static-files.ts'

const shell = 'index.html'
const nothingHere = pageFile('/404')

/**
 * The web: its files, the public pages as they were prerendered, the page with which each screen of
 * a family begins, and the one for invitations.
 */
export function pages({ webFolder, baseUrl }: { webFolder: string; baseUrl: string }) {
  const serve = staticFiles(webFolder, baseUrl)
  return new Hono().get('*', async (c) => {
    const { path } = c.req
    if (/[.][a-z0-9]+$/i.test(path)) {
      const file = path.endsWith('.html') ? null : await serve(c, path.slice(1))
      return file ?? c.text(errors['not-found'].message, 404)
    }
    const page = await serve(c, isInvitation(path) || path === signUpPage ? shell : pageFile(path))
    return page ?? (await serve(c, nothingHere, 404)) ?? notBuilt(c)
  })
}

const notBuilt = (c: Context) => c.text('The web has not been built yet: run npm start.', 503)
