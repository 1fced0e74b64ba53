import { Hono } from 'hono'
import { articles, type Article } from '#content/articles/index.ts'
import { brand } from '#content/brand.ts'
import { article as addressOf, blogFeed, publicPaths } from '#core/paths.ts'
import { escaped } from '#server/platform/escaped.ts'

/** The blog as RSS 2.0; every address in it is absolute. */
export function feed({ baseUrl }: { baseUrl: string }) {
  const rss = rssOf(articles, baseUrl)
  return new Hono().get(blogFeed, (c) => {
    c.header('content-type', 'application/rss+xml; charset=utf-8')
    c.header('cache-control', 'no-cache')
    return c.body(rss)
  })
}

export function rssOf(list: readonly Article[], baseUrl: string): string {
  const newestFirst = list.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const built = newestFirst[0]?.date
  const parts = [
    tag('title', `${brand.name}: ${brand.claim}`),
    tag('link', baseUrl + publicPaths.blog),
    tag('description', 'Articles for families who set goals together.'),
    tag('language', 'en-GB'),
    ...(built ? [tag('lastBuildDate', moment(built))] : []),
    `<atom:link href="${escaped(baseUrl + blogFeed)}" rel="self" type="application/rss+xml"/>`,
    ...newestFirst.map((one) => item(one, baseUrl)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${parts.join('\n')}
</channel>
</rss>
`
}

function item({ slug, title, description, date }: Article, baseUrl: string): string {
  const address = baseUrl + addressOf(slug)
  const parts = [
    tag('title', title),
    tag('link', address),
    tag('guid', address),
    tag('pubDate', moment(date)),
    tag('description', description),
  ]
  return `<item>\n${parts.join('\n')}\n</item>`
}

const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`

/** A day as RSS writes instants: noon in UTC, which is that day nearly everywhere. */
const moment = (date: string) => new Date(`${date}T12:00:00Z`).toUTCString()
