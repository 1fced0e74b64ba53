import { expect, test } from 'vitest'
import { repeatSchema } from '#core/tasks/schema.ts'
import { exampleGoals } from './index.ts'
import { stepsOf, stepsThatRepeat } from './steps-that-repeat.ts'

test('steps that repeat are steps of goals, as often as a plan takes them', () => {
  for (const [id, steps] of Object.entries(stepsThatRepeat)) {
    const goal = exampleGoals.find((one) => one.id === id)
    const places = Object.keys(steps).map(Number)
    expect(goal?.firstSteps.length, id).toBeGreaterThan(Math.max(...places))
  }
  for (const { repeat } of exampleGoals.flatMap(stepsOf)) {
    expect(repeatSchema.safeParse(repeat).error).toBeUndefined()
  }
})

test('a mission of every evening begins with steps of every evening [N31]', () => {
  const goal = exampleGoals.find(({ id }) => id === 'calm-bedtimes')!
  const [draw, ...evenings] = stepsOf(goal)
  expect(draw!.repeat).toEqual({ kind: 'once' })
  expect(evenings.map(({ repeat }) => repeat)).toEqual(
    evenings.map(() => ({ kind: 'times', times: 5 })),
  )
})
