import { Hono } from 'hono'
import { errors } from '#core/errors.ts'
import { appPaths, publicPaths } from '#core/paths.ts'
import { staticFiles } from './static-files.ts'

const shell = 'index.html'

/** The web: its files, and the one page that every address of the product begins with. */
export function pages(folder: string) {
  const serve = staticFiles(folder)
  const known = new Set<string>([...Object.values(publicPaths), ...Object.values(appPaths)])
  return new Hono().get('*', async (c) => {
    const { path } = c.req
    const isFile = /\.[a-z0-9]+$/i.test(path)
    if (isFile) {
      const file = path === `/${shell}` ? null : await serve(c, path.slice(1))
      return file ?? c.text(errors['not-found'].message, 404)
    }
    const page = await serve(c, shell, known.has(path) ? 200 : 404)
    return page ?? c.text('The web has not been built yet: run npm start.', 503)
  })
}
