import { expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import { aSprint } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { PrintablePlanScreen } from './printable-plan-screen.tsx'

/** What the screen says to a family with these sprints. */
const saidWith = async (sprints: Sprint[]) =>
  wordsOf(await draw(<PrintablePlanScreen />, { session: { ...aSession(), sprints } }))

test('without a plan the printable plan says so, and leads to the plan meeting [C10]', async () => {
  const words = await saidWith([])
  expect(words).toContain('There is no plan to print yet')
  expect(words).toContain('Start the plan meeting')
})

test('a plan without tasks is no sheet to print, and leads to where tasks are added [C10]', async () => {
  const words = await saidWith([aSprint({ name: 'Week 3', tasks: [] })])
  expect(words).toContain('Week 3 has no tasks yet')
  expect(words).toContain('Add tasks')
})
