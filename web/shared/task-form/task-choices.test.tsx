import { expect, test } from 'vitest'
import type { Repeat } from '#core/tasks/schema.ts'
import { draw } from '#web/testing/draw.tsx'
import { RepeatChoice } from './task-choices.tsx'
import { draftOf } from './task-draft.ts'

/** The form’s question for a task that repeats like this. */
function askedFor(repeat: Repeat) {
  const draft = draftOf({ repeat }, ['maya', 'ben'], '2026-03-01')
  return draw(
    <RepeatChoice
      draft={draft}
      startOfWeek="Monday"
      planStart="2026-03-01"
      error={undefined}
      onChange={() => undefined}
    />,
  )
}

/** The choice that is made, and whether days can be picked. */
async function shownFor(repeat: Repeat) {
  const markup = await askedFor(repeat)
  const checked = /<input[^>]*checked[^>]*value="([\w-]+)"|<input[^>]*value="([\w-]+)"[^>]*checked/
  const [, one, other] = checked.exec(markup) ?? []
  return { chosen: one ?? other, hasDays: markup.includes('On which days?') }
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

test.each([
  ['every-day', [...week]],
  ['school-days', week.slice(0, 5)],
  ['weekend', week.slice(5)],
])('%s is one tap, without days to pick [N13]', async (chosen, days) => {
  expect(await shownFor({ kind: 'days', days })).toEqual({ chosen, hasDays: false })
})

test('other days are picked one by one [N13]', async () => {
  const days = week.slice(1, 3)
  expect(await shownFor({ kind: 'days', days })).toEqual({ chosen: 'days', hasDays: true })
})

test.each([
  ['two-weeks', '2026-03-01'],
  ['month', '2026-03-01'],
] as const)('%s is one tap, from the plan’s own week on [N13]', async (every, startsOn) => {
  const { chosen, hasDays } = await shownFor({ kind: 'seldom', every, startsOn })
  expect({ chosen, hasDays }).toEqual({ chosen: every, hasDays: false })
})

test('what is seldom chosen waits behind one button, unless it is what was chosen', async () => {
  const once = await askedFor({ kind: 'once' })
  expect(once).toContain('Other …')
  expect(once).not.toContain('Every month')
  const monthly = await askedFor({ kind: 'seldom', every: 'month', startsOn: '2026-03-01' })
  expect(monthly).not.toContain('Other …')
  expect(monthly).toContain('A few times a week')
})
