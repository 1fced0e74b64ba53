import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isArticle, pageFile, publicPaths } from '#core/paths.ts'

type Renderer = {
  prerenderedPaths: string[]
  renderPage: (path: string) => Promise<{ head: string; body: string }>
}

const nowhere = '/404'

/**
 * Writes every public page as a file of its own into the built web, so that it can be read at once
 * and without scripts. `%BASE_URL%` stands for the address that the server will know.
 */
export async function prerenderPages(renderer: string, webFolder: string): Promise<void> {
  const { prerenderedPaths, renderPage } = (await import(pathToFileURL(renderer).href)) as Renderer
  const shell = await readFile(join(webFolder, 'index.html'), 'utf8')
  for (const path of [...prerenderedPaths, nowhere]) {
    const page = await renderPage(path)
    const file = join(webFolder, pageFile(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pageFrom(shell, path, page))
  }
  await writeFile(join(webFolder, 'sitemap.xml'), sitemap(prerenderedPaths.filter(isForSearch)))
}

const unlisted: readonly string[] = [
  nowhere,
  publicPaths.resetPassword,
  publicPaths.notMe,
  publicPaths.imprint,
]
const isForSearch = (path: string) => !unlisted.includes(path)

function sitemap(paths: string[]): string {
  const urls = paths.map((path) => `  <url><loc>%BASE_URL%${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** The shell with the page's own head and body in place of the loading screen. */
function pageFrom(shell: string, path: string, { head, body }: { head: string; body: string }) {
  const inlineStyle = /<[^>]+ style="/.exec(body)?.[0]
  if (inlineStyle) throw new Error(`${path} has a style that its policy forbids: ${inlineStyle}`)
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  if (!title) throw new Error(`${path} has no title`)
  if (!description && path !== nowhere) throw new Error(`${path} has no description`)
  const rootElement = /<div id="root">.*<\/div>(?=\s*<\/body>)/s
  return shell
    .replace(/\s*<title>.*?<\/title>/s, '')
    .replace(/\s*<meta name="(?:robots|description)"[^>]*>/gs, '')
    .replace('</head>', () => `${head}${about({ path, title, description })}</head>`)
    .replace(rootElement, () => `<div id="root" data-prerendered>${body}</div>`)
}

type About = { path: string; title: string; description: string | undefined }

/** What search engines and messengers are told of a page. */
function about({ path, title, description }: About): string {
  if (!isForSearch(path)) return '<meta name="robots" content="noindex">'
  const address = `%BASE_URL%${path}`
  const facts = {
    'og:site_name': 'Elefam',
    'og:type': isArticle(path) ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `%BASE_URL%/og/${pictureOf(path)}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
  }
  const metas = Object.entries(facts).map(([name, value]) => meta('property', name, value ?? ''))
  const card = meta('name', 'twitter:card', 'summary_large_image')
  return `<link rel="canonical" href="${address}">${metas.join('')}${card}`
}

const meta = (kind: string, name: string, content: string) =>
  `<meta ${kind}="${name}" content="${content}">`

function pictureOf(path: string): string {
  if (path.startsWith(publicPaths.blog)) return 'blog'
  if (path === publicPaths.fun) return 'fun'
  return path === publicPaths.about ? 'about' : 'elefam'
}
