import { iconNames } from 'lucide-react/dynamic'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { line, name, slug } from '#core/schema.ts'
import { contentIcons } from './icons.ts'
import { interestGroups, interests, type InterestGroup } from './interests.ts'
import { priorities, type Priority } from './priorities.ts'

const icon = z.enum(contentIcons)

const prioritySchema: z.ZodType<Priority> = z.strictObject({
  id: slug,
  name: name.max(24),
  line: line(80),
  icon,
})

const groupSchema: z.ZodType<InterestGroup> = z.strictObject({
  name: name.max(24),
  icon,
  interests: z.array(z.strictObject({ id: slug, name: name.max(24) })).min(3),
})

test('[S1.8] there are twelve priorities, short and complete', () => {
  expect(z.array(prioritySchema).parse(priorities)).toHaveLength(12)
})

test('[S1.8] there are at least 48 interests, in groups, short and complete', () => {
  expect(z.array(groupSchema).parse(interestGroups)).toHaveLength(interestGroups.length)
  expect(interests.length).toBeGreaterThanOrEqual(48)
})

test('[S1.8] a name means one thing, priority or interest, and so does an id', () => {
  const all = [...priorities, ...interests]
  const folded = all.map((one) => one.name.toLowerCase())
  expect(new Set(folded).size).toBe(all.length)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('[S1.5] every icon that the content asks for exists', () => {
  const known: readonly string[] = iconNames
  expect(contentIcons.filter((one) => !known.includes(one))).toEqual([])
})
