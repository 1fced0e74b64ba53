import { describe, expect, test } from 'vitest'
import { articles } from '#content/articles/index.ts'
import { article as addressOf, blogFeed } from '#core/paths.ts'
import { baseUrl, useServer } from '#server/testing/test-server.ts'
import { rssOf } from './feed.ts'

const all = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map((match) => match[1]!)

describe('the feed', () => {
  const server = useServer('sqlite')

  test('holds every article with its day, and its address as families see it', async () => {
    const answer = await server.app.request(baseUrl + blogFeed)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const items = all(await answer.text(), 'item')
    expect(items.flatMap((item) => all(item, 'link'))).toEqual(
      articles.map(({ slug }) => baseUrl + addressOf(slug)),
    )
    const days = items.flatMap((item) => all(item, 'pubDate')).map((text) => new Date(text))
    expect(days.map((day) => day.toISOString())).toEqual(
      articles.map(({ date }) => `${date}T12:00:00.000Z`),
    )
    expect(items.flatMap((item) => all(item, 'guid'))).toEqual(
      items.flatMap((item) => all(item, 'link')),
    )
  })
})

const [first] = articles
const example = { ...first!, slug: 'one', title: 'Peas & <beans>', date: '2026-01-04' }

test('a later article comes first, with its day as RSS writes it', () => {
  const later = { ...example, slug: 'two', date: '2026-02-01' }
  const rss = rssOf([example, later], 'https://family.example')
  expect(all(rss, 'guid').map((address) => address.split('/').at(-1))).toEqual(['two', 'one'])
  expect(all(rss, 'pubDate')).toEqual([
    'Sun, 01 Feb 2026 12:00:00 GMT',
    'Sun, 04 Jan 2026 12:00:00 GMT',
  ])
  expect(all(rss, 'lastBuildDate')).toEqual(['Sun, 01 Feb 2026 12:00:00 GMT'])
})

test('what XML would misread is escaped', () => {
  expect(all(rssOf([example], 'https://family.example'), 'item')[0]).toContain(
    '<title>Peas &amp; &lt;beans&gt;</title>',
  )
})
