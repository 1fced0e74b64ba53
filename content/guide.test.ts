import { expect, test } from 'vitest'
import { z } from 'zod'
import { line } from '#core/schema.ts'
import { guide } from './guide.ts'
import type { GuideSection, GuideText } from './guide/section.ts'
import { contentIcons } from './icons.ts'
import { sources, type Source, type SourceId } from './sources.ts'

const sections: GuideSection[] = Object.values(guide).flat()

const sourceIds = Object.keys(sources) as SourceId[]

const text: z.ZodType<GuideText> = z.strictObject({
  text: line(260),
  sources: z.array(z.enum(sourceIds)).min(1).exactOptional(),
})

const schema: z.ZodType<GuideSection> = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  heading: line(50),
  icon: z.enum(contentIcons),
  paragraphs: z.array(text).min(1),
  items: z.array(text),
})

const sourceSchema: z.ZodType<Source> = z.strictObject({ short: line(40), full: line(260) })

test.each(sections)('[S1.5] the section $id of the meeting guide is complete', (section) => {
  expect(schema.parse(section)).toEqual(section)
})

test('[S1.5] every section has an anchor of its own', () => {
  const ids = sections.map((section) => section.id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('[S1.5] every fact in "why" has its source beside it', () => {
  const facts = guide.why.items
  expect(facts.length).toBeGreaterThanOrEqual(6)
  expect(facts.filter((fact) => !fact.sources)).toEqual([])
})

test('[S1.5] whatever speaks of research has a source beside it', () => {
  const texts = sections.flatMap(({ paragraphs, items }) => [...paragraphs, ...items])
  const claims = texts.filter((one) =>
    /stud(y|ied) |trial with|review covers|grows? fast/.test(one.text),
  )
  expect(claims.length).toBeGreaterThanOrEqual(4)
  const bare = claims.filter((one) => !one.sources).map((one) => one.text)
  expect(bare.filter((one) => !one.startsWith('What follows'))).toEqual([])
})

test('[S1.5] every source is complete, and stands beside something', () => {
  expect(z.record(z.enum(sourceIds), sourceSchema).parse(sources)).toEqual(sources)
  const used = sections.flatMap(({ paragraphs, items }) =>
    [...paragraphs, ...items].flatMap((one) => one.sources ?? []),
  )
  expect(sourceIds.filter((id) => !used.includes(id))).toEqual([])
})
