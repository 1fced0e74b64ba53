import { iconNames } from 'lucide-react/dynamic'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { keysOf } from '#core/lib/typed-objects.ts'
import { line, name, slug } from '#core/schema.ts'
import { contentIcons } from './icons.ts'
import { interestGroups, interests, type InterestGroup } from './interests.ts'
import { priorities, type Priority } from './priorities.ts'
import { topicNames } from './topic-names.ts'

const icon = z.enum(contentIcons)
const topic = z.enum(keysOf(topicNames))

const prioritySchema: z.ZodType<Priority> = z.strictObject({
  id: topic,
  line: line(80),
  icon,
})

const groupSchema: z.ZodType<InterestGroup> = z.strictObject({
  name: name.max(24),
  icon,
  interests: z.array(topic).min(3),
})

test('[S1.8] there are twelve priorities, short and complete', () => {
  expect(z.array(prioritySchema).parse(priorities)).toHaveLength(12)
})

test('[S1.8] there are at least 48 interests, in groups, short and complete', () => {
  expect(z.array(groupSchema).parse(interestGroups)).toHaveLength(interestGroups.length)
  expect(interests.length).toBeGreaterThanOrEqual(48)
})

test('[S1.8] a name means one thing, priority or interest, and so does an id', () => {
  const all = [...priorities.map(({ id }) => id), ...interests]
  expect(all.toSorted()).toEqual(keysOf(topicNames).toSorted())
  const folded = Object.values(topicNames).map((one) => one.toLowerCase())
  expect(new Set(folded).size).toBe(all.length)
  for (const [id, called] of Object.entries(topicNames)) {
    expect(slug.parse(id)).toBe(id)
    expect(name.max(24).parse(called)).toBe(called)
  }
})

test('[S1.5] every icon that the content asks for exists', () => {
  const known: readonly string[] = iconNames
  expect(contentIcons.filter((one) => !known.includes(one))).toEqual([])
})
