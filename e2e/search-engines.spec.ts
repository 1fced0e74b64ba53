// What search engines are told: every public page in every language, each of them by one address.
import { directionOf } from '#core/language.ts'
import { addressIn, publicPaths } from '#core/paths.ts'
import { otherLanguages } from '../scripts/languages/catalog.ts'
import { expect, test } from './support/test.ts'

const languages = ['en', ...otherLanguages()]
/** Of no use to whoever searches. */
const unlisted: readonly string[] = [
  publicPaths.resetPassword,
  publicPaths.notMe,
  publicPaths.imprint,
]

/** By what a page names other addresses: `<link rel="canonical" href="…">`. */
function linksIn(html: string) {
  const links = [
    ...html.matchAll(/<link rel="(canonical|alternate)"(?: hreflang="([^"]+)")? href="([^"]+)">/g),
  ]
  const canonical = links.filter(([, rel]) => rel === 'canonical').map(([, , , to]) => to)
  const alternates = links
    .filter(([, rel, language]) => rel === 'alternate' && language !== undefined)
    .map(([, , language, to]) => [language, to] as const)
  return { canonical, alternates }
}

test(
  'every public page is listed in each language, and names itself and all the others [L7]',
  { tag: '@desktop' },
  async ({ request, server }) => {
    const textAt = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await request.get(server.url + path, { headers })
      expect(answer.status(), path).toBe(200)
      return answer.text()
    }
    const sitemap = await textAt('/sitemap.xml')
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<[/]loc>/g)].map(([, address]) => address!)
    const english = listed
      .map((address) => address.slice(server.url.length))
      .filter((path) => !languages.some((one) => one !== 'en' && `${path}/`.startsWith(`/${one}/`)))
    const expected = Object.values(publicPaths).filter((path) => !unlisted.includes(path))
    expect(english).toEqual(expect.arrayContaining(expected))
    expect(english.filter((path) => path.startsWith('/blog/')).length).toBeGreaterThan(5)
    expect(listed.toSorted()).toEqual(
      english
        .flatMap((path) => languages.map((one) => server.url + addressIn(one, path)))
        .toSorted(),
    )
    for (const path of english) {
      const all = languages.map((one) => [one, server.url + addressIn(one, path)])
      for (const language of languages) {
        const address = addressIn(language, path)
        const html = await textAt(address, { 'accept-language': 'en' })
        const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
        expect(html, address).toContain(`<html lang="${language}"${direction}`)
        const { canonical, alternates } = linksIn(html)
        expect(canonical, address).toEqual([server.url + address])
        expect(alternates, address).toEqual([...all, ['x-default', server.url + path]])
        expect(html).toContain(`<meta property="og:url" content="${server.url + address}">`)
      }
    }
    const asWished = linksIn(await textAt(publicPaths.about, { 'accept-language': 'ar' }))
    expect(asWished.canonical, 'in the browser’s language').toEqual([`${server.url}/ar/about`])
    for (const path of unlisted) {
      const answer = await request.get(server.url + path)
      expect(await answer.text(), path).toContain('<meta name="robots" content="noindex">')
    }
    for (const path of ['/xx', '/xx/about', '/de/xx/about'])
      expect((await request.get(server.url + path)).status(), path).toBe(404)
  },
)
