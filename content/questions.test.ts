import { expect, test } from 'vitest'
import { z } from 'zod'
import { line, slug } from '#core/schema.ts'
import { contentIcons } from './icons.ts'
import {
  cardKindOf,
  meetingKinds,
  speakers,
  type Choice,
  type Question,
} from './questions/question.ts'
import { questions } from './questions.ts'

const choice: z.ZodType<Choice> = z.strictObject({
  id: slug,
  label: line(16),
  icon: z.enum(contentIcons),
})

// What a child can read aloud, or repeat, in one breath.
const short = line(60).refine((one) => one.split('?').length === 2, 'must ask exactly one thing')
const kind = z.enum(['high', 'low']).exactOptional()
const schema: z.ZodType<Question> = z.union([
  z.strictObject({ text: short, kind }),
  z.strictObject({ id: slug, text: short, kind, choices: z.tuple([choice, choice]) }),
])

const sets = meetingKinds.flatMap((meeting) =>
  speakers.map((speaker) => ({ meeting, speaker, asked: questions[meeting][speaker] })),
)

test.each(sets)('[S1.5] the $meeting has at least eight questions for $speaker', ({ asked }) => {
  expect(z.array(schema).parse(asked)).toEqual(asked)
  expect(asked.length).toBeGreaterThanOrEqual(8)
  expect(new Set(asked.map(({ text }) => text)).size).toBe(asked.length)
})

test.each(meetingKinds)('[S1.5] in the %s small ones can point at two pictures', (meeting) => {
  const pointless = questions[meeting]['3-5'].filter(
    ({ choices }) => !choices || choices[0].icon === choices[1].icon,
  )
  expect(pointless).toEqual([])
  const ids = questions[meeting]['3-5'].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test('a look back has questions enough for each age, for a high as for a low [S1.5]', () => {
  for (const speaker of speakers) {
    const asked = questions.retrospective[speaker]
    const answering = (of: Question['kind']) => asked.filter((one) => (one.kind ?? of) === of)
    expect(answering('high').length, speaker).toBeGreaterThanOrEqual(4)
    expect(answering('low').length, speaker).toBeGreaterThanOrEqual(4)
  }
})

test('what was pointed at in a look back is a good card, or one that was hard [N29]', () => {
  const hard = questions.retrospective['3-5'].flatMap((asked) =>
    asked.id === undefined
      ? []
      : asked.choices.filter((one) => cardKindOf(asked, one) === 'low').map(({ id }) => id),
  )
  expect(hard).toEqual(['too-fast', 'more-please', 'rain'])
})

test('on a first day nobody is asked of a day before [N29]', () => {
  for (const speaker of speakers) {
    const first = questions['stand-up'][speaker].slice(0, 4).map(({ text }) => text)
    const ofBefore = /\b(did|done|finish(ed)?|yesterday\S*|was|were|went|made)\b/i
    expect(
      first.filter((text) => ofBefore.test(text)),
      speaker,
    ).toEqual([])
  }
})
