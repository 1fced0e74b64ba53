import { expect, test } from 'vitest'
import type { Sprint } from '#core/contract/sprint.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { aSession } from '#web/testing/a-session.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { TodaySection } from './today-section.tsx'

/** What Today says on Wednesday of a planned week that began on Sunday. */
async function saidOf(fields: Partial<Sprint>): Promise<string> {
  const sprints = [aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', ...fields })]
  return wordsOf(await draw(<TodaySection />, { session: { ...aSession(), sprints } })).join('\n')
}

test('Today leads to the plan where no task stands in it [C10]', async () => {
  expect(await saidOf({ tasks: [] })).toContain('There is nothing in this plan yet.\nAdd tasks')
})

test('Today is glad of a day for which nothing is planned [C10]', async () => {
  const task = aTask({ repeat: { kind: 'days', days: ['Monday'] } })
  expect(await saidOf({ tasks: [task] })).toContain('Nothing is planned for this day. Enjoy it.')
})

test('Today explains its faces until the first one is pressed [C10]', async () => {
  const explanation = 'Press your face when something is done.'
  expect(await saidOf({ tasks: [aTask()] })).toContain(explanation)
  const begun = aTask({ checks: { '2026-03-03': ['mia'] } })
  expect(await saidOf({ tasks: [begun] })).not.toContain(explanation)
})

test('Today shows yesterday on a day off, and nothing where that is one as well [C10]', async () => {
  const tasks = [aTask()]
  expect(await saidOf({ tasks, pausedDates: ['2026-03-04'] })).toMatch(/^Yesterday, Tuesday/)
  expect(await saidOf({ tasks, pausedDates: ['2026-03-03', '2026-03-04'] })).toBe('')
})
