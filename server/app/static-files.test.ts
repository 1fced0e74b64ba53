import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createRequestLog } from '#server/platform/request-log.ts'
import { afterAll, describe, expect, test } from 'vitest'
import {
  acceptInvite,
  appPaths,
  familyAddresses,
  pageFile,
  publicPaths,
  screenOf,
} from '#core/paths.ts'
import { baseUrl, secret, useServer } from '#server/testing/test-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { staticFiles } from './static-files.ts'

const script = 'console.log("hello")'
const shell = '<!doctype html><title>Elefam</title>'
const shellOf = (path: string) => `<!doctype html><title>Elefam</title><!-- for ${path} -->`
const landing = '<!doctype html><html lang="en"><title>Big goals</title><link href="%BASE_URL%/">'
const nothingHere = '<!doctype html><title>Nothing here</title>'

function build(folder: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

describe('the built web', () => {
  const folder = temporaryFolder()
  const webFolder = join(folder.path, 'dist')
  build(folder.path, {
    'dist/index.html': shell,
    'dist/pages/index.html': landing,
    'dist/pages/about.html': '<!doctype html><html lang="en"><title>About</title>',
    'dist/pages/404.html': nothingHere,
    ...Object.fromEntries(
      Object.values(appPaths).map((path) => [`dist/${pageFile(path)}`, shellOf(path)]),
    ),
    'dist/robots.txt': 'Sitemap: %BASE_URL%/sitemap.xml',
    'dist/assets/index-1a2b3c.js': script,
    'dist/assets/index-1a2b3c.js.br': brotliCompressSync(script),
    'dist/assets/index-1a2b3c.js.map': '{"sources":["secret.ts"]}',
    'dist/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dist/.vite/manifest.json': '{}',
    'dist/.git/config': '[core]',
    'dist/.env': 'SECRET=x',
    'secret.json': '{"secret":true}',
    'dist-other/file.json': '{"secret":true}',
  })
  const written: string[] = []
  const requestLog = createRequestLog({ secret, write: (text) => void written.push(text) })
  const server = useServer('sqlite', { webFolder, requestLog })
  const privately = useServer('sqlite', { webFolder, given: { signUp: 'closed' } })
  afterAll(() => folder.remove())

  const get = async (path: string, headers: Record<string, string> = {}) =>
    server.app.request(baseUrl + path, { headers })

  test('a house that is somebody’s own says so at the root of its public pages [H25]', async () => {
    const front = await privately.app.request(`${baseUrl}/`)
    const open = await get('/')
    expect(await front.text()).toContain('<html lang="en" data-door="private">')
    expect(await open.text()).not.toContain('data-door')
    expect(front.headers.get('etag'), 'no browser takes one for the other').not.toBe(
      open.headers.get('etag'),
    )
    const about = await privately.app.request(`${baseUrl}/about`)
    expect(await about.text()).toContain('data-door="private"')
    expect(await (await get('/about')).text()).not.toContain('data-door')
  })

  test('gives a file with its type; one with a hash in its name is kept for ever', async () => {
    const answer = await get('/assets/index-1a2b3c.js')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(script)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const icon = await get('/favicon.svg')
    expect(icon.headers.get('content-type')).toBe('image/svg+xml')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
  })

  test('gives it compressed to whoever takes it, and says that it varies', async () => {
    const answer = await get('/assets/index-1a2b3c.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(brotliCompressSync(script))
    const plain = await get('/assets/index-1a2b3c.js', { 'accept-encoding': 'deflate' })
    expect(plain.headers.has('content-encoding')).toBe(false)
    const none = await get('/favicon.svg', { 'accept-encoding': 'br' })
    expect(none.headers.has('content-encoding')).toBe(false)
  })

  test('is one line in the log for each page, and none for the files that it brings [H14]', async () => {
    const files = ['/assets/index-1a2b3c.js', '/favicon.svg', '/robots.txt']
    requestLog.flush()
    written.length = 0
    for (const path of ['/', ...files, '/missing.js', '/about']) await get(path)
    requestLog.flush()
    const lines = written.join('').match(/"status":\d+/g)
    expect(lines).toEqual(['"status":200', '"status":404', '"status":200'])
  })

  test('is small over plain http as well, where browsers take nothing but gzip [H11]', async () => {
    for (const path of ['/assets/index-1a2b3c.js', publicPaths.landing]) {
      const small = await get(path, { 'accept-encoding': 'gzip, deflate' })
      expect(small.headers.get('content-encoding')).toBe('gzip')
      const plain = await (await get(path)).text()
      expect(gunzipSync(await small.arrayBuffer()).toString()).toBe(plain)
    }
    const drawn = await get('/favicon.svg', { 'accept-encoding': 'gzip' })
    expect(drawn.headers.has('content-encoding'), 'nothing to be saved').toBe(false)
  })

  test('is one copy for all who take it in full, and is made once [A81]', async () => {
    const bodies: unknown[] = []
    const serve = staticFiles(webFolder, baseUrl, null)
    const header = (name: string) => (name === 'accept-encoding' ? 'identity' : undefined)
    const c = {
      req: { header },
      header: () => undefined,
      body: (bytes: unknown) => bodies.push(bytes),
    }
    const take = () => serve(c as never, 'assets/index-1a2b3c.js')
    await Promise.all([take(), take(), take()])
    await take()
    expect(String(bodies[0])).toBe(script)
    expect(bodies).toHaveLength(4)
    expect(new Set(bodies).size).toBe(1)
  })

  test('is not sent again to whoever has it', async () => {
    const etag = (await get('/favicon.svg')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{20}"$/)
    const again = await get('/favicon.svg', { 'if-none-match': etag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
    expect((await get('/favicon.svg', { 'if-none-match': '"older"' })).status).toBe(200)
    expect((await get('/assets/index-1a2b3c.js')).headers.get('etag')).not.toBe(etag)
  })

  test('gives a public page as it was prerendered, with the address that families use', async () => {
    const answer = await get(publicPaths.landing, { 'accept-encoding': 'br' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBe('br')
    const page = brotliDecompressSync(await answer.arrayBuffer()).toString()
    expect(page).toBe(landing.replace('%BASE_URL%', baseUrl))
    expect(await (await get('/about')).text()).toContain('About')
    expect(await (await get('/robots.txt')).text()).toBe(`Sitemap: ${baseUrl}/sitemap.xml`)
  })

  test('gives each screen of a family its page, and an invitation the loading screen', async () => {
    const pages = familyAddresses.map((path) => [path, shellOf(screenOf(path))] as const)
    for (const [path, page] of [...pages, [acceptInvite('invite1'), shell] as const]) {
      const answer = await get(path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text(), path).toBe(page)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
    expect((await get('/edit-sprint?sprint=sprint1')).status).toBe(200)
  })

  test('says with 404 that there is nothing at any other address', async () => {
    for (const path of [
      '/nowhere',
      '/dashboard/more',
      '/DASHBOARD',
      '/a/b/c',
      '/settings/nowhere',
      '/pages/about',
    ]) {
      const answer = await get(path, { 'if-none-match': '"something"' })
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).toBe(nothingHere)
    }
  })

  test('never gives the page for a file that is missing', async () => {
    for (const path of [
      '/missing.js',
      '/assets/gone-000000.css',
      '/favicon.ico',
      '/index.html',
      '/pages/about.html',
    ]) {
      const answer = await get(path)
      expect(answer.status, path).toBe(404)
      expect(await answer.text(), path).toBe('There is nothing here.')
    }
  })

  test('knows each file by one name only, or anybody could fill the memory with its copies', async () => {
    for (const path of ['/assets//index-1a2b3c.js', '//favicon.svg', '//about', '/about/']) {
      expect((await get(path)).status, path).toBe(404)
    }
  })

  test.each([
    '/.git',
    '/.git/config',
    '/.env',
    '/.vite/manifest.json',
    '/assets/index-1a2b3c.js.map',
    '/assets/index-1a2b3c.js.br',
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/..%5csecret.json',
    '/../dist-other/file.json',
    '/..%2fdist-other/file.json',
    '//etc/passwd',
    '/%00.json',
    '/%',
    '/%E0%A4%A.js',
  ])('never gives %s [A54]', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toMatch(/^(<!doctype html>.*|There is nothing here\.)$/)
    expect(server.errors).toEqual([])
  })

  test('takes a look at the head of a page', async () => {
    const answer = await server.app.request(`${baseUrl}/`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  test('takes nothing but reading', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await server.app.request(`${baseUrl}/dashboard`, { method })
      expect(answer.status, method).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'not-found' })
    }
  })
})

describe('before the web is built', () => {
  const server = useServer('sqlite')

  test('a page says what to do', async () => {
    const answer = await server.app.request(`${baseUrl}/`)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('npm start')
  })
})
