import { expect, test } from 'vitest'
import type { Repeat } from '#core/tasks/schema.ts'
import { draw } from '#web/testing/draw.tsx'
import { RepeatChoice } from './task-choices.tsx'
import { draftOf } from './task-draft.ts'

/** The choice that is made for a task that repeats like this, and whether its days can be picked. */
async function shownFor(repeat: Repeat) {
  const draft = draftOf({ repeat }, ['maya', 'ben'], '2026-03-01')
  const markup = await draw(
    <RepeatChoice
      draft={draft}
      startOfWeek="Monday"
      planStart="2026-03-01"
      error={undefined}
      onChange={() => undefined}
    />,
  )
  const checked = /<input[^>]*checked[^>]*value="([\w-]+)"|<input[^>]*value="([\w-]+)"[^>]*checked/g
  // What is asked after that, such as which days, is not the rhythm.
  const [first, second] = [...markup.matchAll(checked)].map(([, one, other]) => one ?? other)
  const chosen = first === 'other' ? `other ${second}` : first
  return { chosen, hasDays: markup.includes('On which days?') }
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
  expect(await shownFor({ kind: 'days', days })).toEqual({ chosen: 'other days', hasDays: true })
})

test.each([
  ['two-weeks', '2026-03-01'],
  ['month', '2026-03-01'],
] as const)(
  '%s is behind what is less usual, from the plan’s own week on [N13]',
  async (every, startsOn) => {
    const { chosen, hasDays } = await shownFor({ kind: 'seldom', every, startsOn })
    expect({ chosen, hasDays }).toEqual({ chosen: `other ${every}`, hasDays: false })
  },
)
