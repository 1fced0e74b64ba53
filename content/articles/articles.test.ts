import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lexer, walkTokens, type Token, type Tokens } from 'marked'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { date, line } from '#core/schema.ts'
import { anchors, article, publicPaths } from '#core/paths.ts'
import { exampleGoals } from '../goals/index.ts'
import { sources, type SourceId } from '../sources.ts'
import { further, type Further } from './further.ts'
import { articleIcons, articles, type Article } from './index.ts'

const sourceIds = Object.keys(sources) as SourceId[]
const goals = exampleGoals.map(({ id, title }) => ({ id, title }))
const once = <T>(list: readonly T[]) => new Set(list).size === list.length

const schema: z.ZodType<Article> = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: line(60),
  description: line(160).min(90), // what a search engine shows whole
  date,
  minutes: z.int().min(3).max(9),
  icon: z.enum(articleIcons),
})

const furtherSchema: z.ZodType<Further> = z.strictObject({
  sources: z.array(z.enum(sourceIds)).min(1).refine(once),
  goals: z
    .array(z.strictObject({ id: z.string(), title: z.string() }))
    .min(2)
    .max(3)
    .refine((list) => once(list.map(({ id }) => id))),
})

const textOf = ({ slug }: Article) => readFileSync(join(import.meta.dirname, `${slug}.md`), 'utf8')

function tokensOf(source: string): Token[] {
  const found: Token[] = []
  void walkTokens(lexer(source), (token) => void found.push(token))
  return found
}

const linksOf = (source: string) =>
  tokensOf(source).filter((token): token is Tokens.Link => token.type === 'link')

const wordsOf = (source: string) =>
  source
    .replaceAll(/\]\([^)]*\)/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}|\d/u.test(word)).length

test('the blog has at least six articles, each with a text and an address of its own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(6)
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'))
  expect(articles.map(({ slug }) => `${slug}.md`).toSorted()).toEqual(files.toSorted())
  expect(Object.keys(further).toSorted()).toEqual(articles.map(({ slug }) => slug).toSorted())
  for (const field of ['slug', 'title', 'description'] as const) {
    expect(once(articles.map((one) => one[field])), field).toBe(true)
  }
})

describe.each(articles)('the article $slug', (one) => {
  const text = textOf(one)
  const below = further[one.slug]!

  test('is described completely, and what stands below it', () => {
    expect(schema.parse(one)).toEqual(one)
    expect(furtherSchema.parse(below)).toEqual(below)
  })

  test('goes with goals that the library has, by their titles there', () => {
    for (const goal of below.goals) expect(goals).toContainEqual(goal)
  })

  test('has at least 600 words, and says how long they take', () => {
    expect(wordsOf(text)).toBeGreaterThanOrEqual(600)
    expect(one.minutes).toBe(Math.round(wordsOf(text) / 200))
  })

  test('has sub-headings, a list, short paragraphs, and ends with something to try', () => {
    const blocks = lexer(text).filter(({ type }) => type !== 'space')
    const headings = blocks.filter(({ type }) => type === 'heading')
    expect(headings.length).toBeGreaterThanOrEqual(4)
    expect(blocks.some(({ type }) => type === 'list')).toBe(true)
    const long = blocks.filter(({ type, raw }) => type === 'paragraph' && wordsOf(raw) > 95)
    expect(long.map(({ raw }) => raw)).toEqual([])
    expect(blocks.at(-1)?.raw).toMatch(/^> ### Try this on Sunday/)
  })

  test('names each of its sources where it uses it, by the name in the list', () => {
    const cited = linksOf(text).filter(({ href }) => href.startsWith('#'))
    const ids = cited.map(({ href }) => href.slice(1) as SourceId)
    expect([...new Set(ids)].toSorted()).toEqual([...below.sources].toSorted())
    for (const { href, text: name } of cited) {
      expect(sources[href.slice(1) as SourceId].short).toBe(name)
    }
  })

  test('links only to what is there', () => {
    const there = new Set<string>([
      ...Object.values(publicPaths),
      ...Object.values(anchors).map((anchor) => `${publicPaths.landing}#${anchor}`),
      ...articles.map(({ slug }) => article(slug)),
    ])
    const others = linksOf(text).filter(({ href }) => !href.startsWith('#'))
    expect(others.map(({ href }) => href).filter((href) => !there.has(href))).toEqual([])
  })

  test('claims nothing from research without its source in the same paragraph', () => {
    const claims = lexer(text)
      .filter(({ type }) => type === 'paragraph')
      .map(({ raw }) => raw)
      .filter((raw) =>
        /\d+ (experiments|samples|publications|children at)|\bd = |review of/.test(raw),
      )
    expect(claims.filter((raw) => !/\]\(#\w+\)/.test(raw))).toEqual([])
  })
})
