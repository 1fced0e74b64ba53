import { Hono } from 'hono'
import type { Article } from '#content/articles/index.ts'
import { article as addressOf, blogFeed, publicPaths } from '#core/paths.ts'
import { t } from '#core/say.ts'
import { brandNow, contentNow } from '#server/content.ts'
import { escaped } from '#server/platform/escaped.ts'
import { languageNow } from '#server/platform/say.ts'
import { variesBy } from './reader-language.ts'

/** The blog as RSS 2.0, in its reader’s language; every address in it is absolute. */
export function feed({ baseUrl }: { baseUrl: string }) {
  return new Hono().get(blogFeed, (c) => {
    c.header('content-type', 'application/rss+xml; charset=utf-8')
    c.header('cache-control', 'no-cache')
    c.header('vary', variesBy)
    return c.body(rssOf(contentNow().articles, baseUrl))
  })
}

export function rssOf(list: readonly Article[], baseUrl: string): string {
  const newestFirst = list.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const built = newestFirst[0]?.date
  const { name, claim } = brandNow()
  const parts = [
    tag('title', `${name}: ${claim}`),
    tag('link', baseUrl + publicPaths.blog),
    tag('description', t`Articles for families who set goals together.`),
    tag('language', languageNow()),
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
