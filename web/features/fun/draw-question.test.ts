import { expect, test } from 'vitest'
import { speakers } from '#content/questions/question.ts'
import { drawQuestion, questionsFor } from './draw-question.ts'

/** Always the same "random" numbers. */
function dice(seed: number) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

test.each(speakers)('for %s no question comes back before all have been asked', (speaker) => {
  const count = questionsFor(speaker).length
  const random = dice(7)
  let asked: readonly string[] = []
  const texts: string[] = []
  for (let turn = 0; turn < 2 * count; turn++) {
    const drawn = drawQuestion(speaker, asked, false, random)
    expect(drawn.question.for).toContain(speaker)
    texts.push(drawn.question.text)
    asked = drawn.asked
  }
  expect(new Set(texts.slice(0, count)).size).toBe(count)
  expect(new Set(texts.slice(count)).size).toBe(count)
  expect(texts[count], 'the last one does not come twice running').not.toBe(texts[count - 1])
})

test('beginning anew for one age forgets nothing that only others are asked', () => {
  const onlyAdults = questionsFor('adult').find((one) => !one.for.includes('3-5'))!.text
  const asked = [onlyAdults, ...questionsFor('3-5').map(({ text }) => text)]
  const drawn = drawQuestion('3-5', asked, false, dice(3))
  expect(drawn.asked).toEqual([onlyAdults, drawn.question.text])
})

test('what was asked by an older version of the list disturbs nothing', () => {
  const { question, asked } = drawQuestion('6-8', ['A question that is gone?'], false, dice(5))
  expect(asked).toEqual(['A question that is gone?', question.text])
})

test.each(speakers)('for %s there are questions that need no ears [N29]', (speaker) => {
  const byEye = questionsFor(speaker, true)
  expect(byEye.filter(({ byEar }) => byEar)).toEqual([])
  expect(byEye.length).toBeLessThan(questionsFor(speaker).length)
})
