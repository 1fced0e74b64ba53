import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { baseUrl, useServer } from '#server/testing/test-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'

const page = (language: string, title: string) =>
  `<!doctype html><html lang="${language}"><title>${title}</title>`

const folder = temporaryFolder()
const files = {
  'languages.json': '["en","de"]',
  'index.html': page('en', 'Elefam'),
  'pages/index.html': page('en', 'Big goals'),
  'pages/about.html': page('en', 'About'),
  'pages/404.html': page('en', 'Nothing here'),
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'service-worker.js': 'en()',
  'assets/index-1a2b3c.js': 'both()',
  'de/index.html': page('de', 'Elefam'),
  'de/pages/index.html': page('de', 'Große Ziele'),
  'de/pages/about.html': page('de', 'Über uns'),
  'de/pages/404.html': page('de', 'Hier ist nichts'),
  'de/service-worker.js': 'de()',
}
for (const [name, content] of Object.entries(files)) {
  const file = join(folder.path, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

describe('the web in two languages', () => {
  const server = useServer('sqlite', { webFolder: folder.path })
  afterAll(() => folder.remove())

  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.app.request(baseUrl + path, { method, headers })
  const titleOf = async (path: string, headers: Record<string, string> = {}) =>
    /<title>(.*)<\/title>/.exec(await (await get(path, headers)).text())?.[1]

  const german = { 'accept-language': 'de-AT' }

  test.each([
    ['/about', {}, 'About'],
    ['/about', german, 'Über uns'],
    ['/about', { ...german, cookie: 'language=en' }, 'About'],
    ['/about', { cookie: 'language=de' }, 'Über uns'],
    ['/de/about', {}, 'Über uns'],
    ['/de/about?from=mail', { cookie: 'language=en' }, 'Über uns'],
    ['/en/about', german, 'About'],
    ['/de', {}, 'Große Ziele'],
    ['/de/', {}, 'Große Ziele'],
    ['/de/nowhere', {}, 'Hier ist nichts'],
    ['/nowhere', german, 'Hier ist nichts'],
  ])('%s with %o is “%s”', async (path, headers, title) => {
    expect(await titleOf(path, headers)).toBe(title)
  })

  test.each(['language=fr', 'language=', 'language=..%2Fde', 'language=de%00', 'language=DE'])(
    'a cookie of a language that is not here any more (%s) counts for nothing',
    async (cookie) => {
      expect(await titleOf('/about', { cookie })).toBe('About')
      expect(await titleOf('/about', { ...german, cookie })).toBe('Über uns')
    },
  )

  test('an address of a language that is not here is none, and no file outside is read', async () => {
    for (const path of ['/fr/about', '/de/fr/about', '/de//about', '/de/../en/about.html'])
      expect((await get(path)).status, path).toBe(404)
  })

  test('what is kept between says by what it differs, and each language has a tag of its own', async () => {
    const [english, inGerman] = [await get('/about'), await get('/about', german)]
    for (const answer of [english, inGerman]) {
      expect(answer.headers.get('vary')).toBe('accept-encoding, accept-language, cookie')
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
    const tag = english.headers.get('etag')!
    expect(inGerman.headers.get('etag')).not.toBe(tag)
    expect((await get('/about', { 'if-none-match': tag })).status).toBe(304)
    expect((await get('/about', { ...german, 'if-none-match': tag })).status).toBe(200)
  })

  test('an answer without a body tells the same', async () => {
    const [whole, head] = [await get('/de/about'), await get('/de/about', {}, 'HEAD')]
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'))
  })

  test('the worker is each language’s own, a file with its content in its name is everybody’s', async () => {
    expect(await (await get('/service-worker.js', german)).text()).toBe('de()')
    expect(await (await get('/service-worker.js')).text()).toBe('en()')
    const asset = await get('/assets/index-1a2b3c.js', german)
    expect(await asset.text()).toBe('both()')
    expect(asset.headers.get('vary')).toBe('accept-encoding')
    expect((await get('/favicon.svg', german)).status).toBe(200)
  })
})
