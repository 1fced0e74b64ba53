import { expect, test } from 'vitest'
import { z } from 'zod'
import { line } from '#core/schema.ts'
import { speakers } from '../questions/question.ts'
import { wheelQuestions } from './questions.ts'
import { wheelTopics, type WheelQuestion } from './question.ts'

const schema: z.ZodType<WheelQuestion> = z.strictObject({
  topic: z.enum(wheelTopics),
  text: line(100).regex(/^[^?]+\?$/), // one question, and nothing after it
  byEar: z.literal(true).exactOptional(),
  for: z
    .array(z.enum(speakers))
    .min(1)
    .refine((ages) => new Set(ages).size === ages.length),
})

test('the wheel has at least 60 questions, complete and all different', () => {
  expect(z.array(schema).parse(wheelQuestions)).toEqual(wheelQuestions)
  expect(wheelQuestions.length).toBeGreaterThanOrEqual(60)
  expect(new Set(wheelQuestions.map(({ text }) => text)).size).toBe(wheelQuestions.length)
})

test.each(speakers)('for %s every field of the wheel has at least five questions', (speaker) => {
  for (const topic of wheelTopics) {
    const there = wheelQuestions.filter((one) => one.topic === topic && one.for.includes(speaker))
    expect(there.length, topic).toBeGreaterThanOrEqual(5)
  }
})
