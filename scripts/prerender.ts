import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { addressIn, isArticle, pageFile, publicPaths } from '#core/paths.ts'

type Renderer = {
  prerenderedPaths: string[]
  renderPage: (path: string) => Promise<{ head: string; body: string }>
}

/** The language of the pages, and all that there are. */
type Tongue = { language: string; languages: readonly string[] }

const nowhere = '/404'

/**
 * Writes every public page as a file of its own into the built web, so that it can be read at once
 * and without scripts. `%BASE_URL%` stands for the address that the server will know.
 */
export async function prerenderPages(
  renderer: string,
  webFolder: string,
  tongue: Tongue,
): Promise<void> {
  const { prerenderedPaths, renderPage } = (await import(pathToFileURL(renderer).href)) as Renderer
  const shell = await readFile(join(webFolder, 'index.html'), 'utf8')
  for (const path of [...prerenderedPaths, nowhere]) {
    const page = await renderPage(path)
    const file = join(webFolder, pageFile(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pageFrom(shell, path, page, tongue))
  }
  const listed = prerenderedPaths.filter(isForSearch)
  await writeFile(join(webFolder, 'sitemap.xml'), sitemap(listed, tongue.languages))
}

const unlisted: readonly string[] = [
  nowhere,
  publicPaths.resetPassword,
  publicPaths.notMe,
  publicPaths.imprint,
]
const isForSearch = (path: string) => !unlisted.includes(path)

function sitemap(paths: string[], languages: readonly string[]): string {
  const urls = paths.flatMap((path) =>
    languages.map((one) => `  <url><loc>%BASE_URL%${addressIn(one, path)}</loc></url>`),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** The shell with the page's own head and body in place of the loading screen. */
function pageFrom(
  shell: string,
  path: string,
  { head, body }: { head: string; body: string },
  tongue: Tongue,
) {
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
    .replace('</head>', () => `${head}${about({ path, title, description, ...tongue })}</head>`)
    .replace(rootElement, () => `<div id="root" data-prerendered>${body}</div>`)
}

type About = Tongue & { path: string; title: string; description: string | undefined }

/** What search engines and messengers are told of a page. */
function about({ path, title, description, language, languages }: About): string {
  if (!isForSearch(path)) return '<meta name="robots" content="noindex">'
  const address = `%BASE_URL%${addressIn(language, path)}`
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
  const others = languages.length > 1 ? alternates(path, languages) : ''
  return `<link rel="canonical" href="${address}">${others}${metas.join('')}${card}`
}

/** The same page in each language, and the one that is in the reader’s. */
function alternates(path: string, languages: readonly string[]): string {
  const link = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${language}" href="%BASE_URL%${address}">`
  return [...languages.map((one) => link(one, addressIn(one, path))), link('x-default', path)].join(
    '',
  )
}

const meta = (kind: string, name: string, content: string) =>
  `<meta ${kind}="${name}" content="${content}">`

function pictureOf(path: string): string {
  if (path.startsWith(publicPaths.blog)) return 'blog'
  if (path === publicPaths.fun) return 'fun'
  return path === publicPaths.about ? 'about' : 'elefam'
}
