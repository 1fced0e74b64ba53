import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { brand, brandOf } from '#content/brand.ts'
import { contentIn } from '#server/content.ts'
import { readBrand } from './read-brand.ts'
import { aMark, aPng, layBrand } from '#server/testing/a-brand.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { brandedPages } from './branded-pages.ts'
import { pages } from '../pages.ts'

const folder = temporaryFolder()
afterAll(() => folder.remove())
const webFolder = join(folder.path, 'dist')

const inGerman = brandOf({}, contentIn('de').brandWords)

const built: Record<string, string> = {
  'index.html': '<link href="/assets/index-1a2b.css"><script src="/assets/theme-9z9z.js"></script>',
  'pages/404.html': '<title>Nothing here · Elefam</title>',
  'pages/index.html': `<title>${brand.title}</title><meta property="og:image" content="%BASE_URL%/og/elefam.png"><h1>${brand.claim}</h1><p data-brand="rating">4.8/5<span>${brand.rating!.whose}</span></p><link href="/assets/index-1a2b.css">`,
  'languages.json': '["en","de"]',
  'de/pages/index.html': `<html lang="de"><title>${inGerman.title}</title><h1>${inGerman.claim}</h1><p data-brand="rating">4.8/5<span>${inGerman.rating!.whose}</span></p><p>${inGerman.promise}</p><ul data-brand="social"><li data-network="Instagram"><a href="https://www.instagram.com/" aria-label="Elefam auf Instagram"><svg></svg></a></li></ul><ul><li><a href="/privacy">Datenschutz</a></li></ul>`,
  'assets/index-1a2b.css': ':root{--color-elephant:#4a5e8c}',
  'assets/theme-9z9z.js': 'first()',
  'assets/screen-3c4d.js':
    'import"./other-5e.js";const deps=["assets/other-5e.js"],t=`Today · Elefam`',
  'service-worker.js':
    'var b={version:`abcdefghijkl`,files:`/assets/index-1a2b.css`};s.startsWith(`/assets/`)',
  'manifest.webmanifest': '{"name":"Elefam","icons":[{"src":"/icons/x.png"}],"screenshots":[]}',
}
for (const [name, content] of Object.entries(built)) {
  mkdirSync(dirname(join(webFolder, name)), { recursive: true })
  writeFileSync(join(webFolder, name), content)
}

function serverWith(files: Record<string, string | Buffer> | null) {
  const dataDir = join(folder.path, String(Math.random()))
  if (files) layBrand(dataDir, files)
  const host = readBrand(dataDir)
  const branded = host && brandedPages(host, webFolder)
  const app = new Hono().route('/', pages({ webFolder, baseUrl: 'x', brandedPages: branded }))
  const get = (path: string, headers = {}) => app.request(path, { headers })
  return { get, text: async (path: string) => (await get(path)).text() }
}

const ours = serverWith({
  'brand.json': JSON.stringify({
    name: 'Sun & Co.',
    claim: 'All of us',
    colours: { light: '#8b1a3a', dark: '#f2a2b8' },
  }),
  'mark.png': aPng(192),
  'mark.svg': aMark,
})

test('without a brand every byte is the build’s [H16]', async () => {
  const { text } = serverWith(null)
  for (const name of Object.keys(built).filter((one) => !one.endsWith('html')))
    expect(await text(`/${name}`)).toBe(built[name])
})

test('a page has the host’s name, promise and rating, and files of its own addresses [H16, S1.2]', async () => {
  const page = await ours.text('/')
  expect(page).toContain('<title>Sun &amp; Co.: All of us</title>')
  expect(page).toContain('<h1>All of us</h1>')
  expect(page).not.toMatch(/Elefam|data-brand="rating"|og:image/)
  expect(page).toMatch(/href="\/assets\/[0-9a-f]{10}\/index-1a2b\.css"/)
})

test('a page in German keeps the words that the host does not say, and gets those it says [H16]', async () => {
  const named = serverWith({
    'brand.json': JSON.stringify({
      name: 'Sun & Co.',
      social: [{ name: 'Mastodon', url: 'https://social.example/@us' }],
    }),
    'imprint.md': 'Sun & Co.',
  })
  const page = await named.text('/de')
  expect(page).toContain('<title>Sun &amp; Co.: große Familienziele, Stück für Stück</title>')
  expect(page).toContain(`<h1>${inGerman.claim}</h1>`)
  expect(page).toContain(
    'href="https://social.example/@us" aria-label="Sun &amp; Co. auf Mastodon"',
  )
  expect(page).toMatch(/href="\/privacy">Datenschutz<\/a><\/li><li><a href="\/imprint">\w+<\/a>/)
  expect(await ours.text('/de')).toContain('<title>Sun &amp; Co.: All of us</title>')
})

test('what the page names is there, with the host’s colours and mark [H16]', async () => {
  const [, address = ''] = /href="(\/assets\/[^"]+)"/.exec(await ours.text('/')) ?? []
  const styles = await ours.get(address, { 'accept-encoding': 'br' })
  expect(styles.headers.get('cache-control')).toContain('immutable')
  const css = String(brotliDecompressSync(Buffer.from(await styles.arrayBuffer())))
  expect(css).toContain('--color-elephant:light-dark(#8b1a3a,#f2a2b8)')
  const [, mark = ''] = /url\((\/assets\/[^)]+mark\.svg)\)/.exec(css) ?? []
  expect(await ours.text(mark)).toBe(aMark)
  const screen = await ours.text(address.replace('index-1a2b.css', 'screen-3c4d.js'))
  expect(screen).toMatch(/import"\.\/other-5e\.js";const deps=\["assets\/\w{10}\/other-5e\.js"\]/)
  expect(screen).toContain('Today · Sun & Co.')
  const first = await ours.text(address.replace('index-1a2b.css', 'theme-9z9z.js'))
  expect(first).toMatch(/^globalThis\.hostBrand=\{.*"claim":"All of us".*\};first\(\)$/)
})

test('the worker keeps the same files in a place of their own [H16]', async () => {
  const worker = await ours.text('/service-worker.js')
  expect(worker).toMatch(/version:`abcdefghijkl\w{10}`,files:`\/assets\/\w{10}\/index-1a2b\.css`/)
  expect(worker).toContain('startsWith(`/assets/`)')
})

test('a mark is served as a picture that can run nothing [H16]', async () => {
  const answer = await ours.get('/favicon.svg')
  expect(await answer.text()).toBe(aMark)
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
  )
  const manifest = JSON.parse(await ours.text('/manifest.webmanifest')) as unknown
  expect(manifest).toEqual({
    name: 'Sun & Co.',
    screenshots: [],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-512.png', sizes: '192x192', type: 'image/png' },
    ],
  })
  expect((await ours.get('/icons/icon-512.png')).headers.get('content-type')).toBe('image/png')
})
