import { expect, test } from 'vitest'
import type { Task } from '#core/tasks/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { WeekBeside } from './week-beside.tsx'

test('the week’s bar counts, and its days show whose they are alone [N33]', async () => {
  const sprint = aSprint({ tasks: [aTask({ checks: { '2026-03-02': ['mia'] } })] })
  const said = wordsOf(await draw(<WeekBeside sprint={sprint} left="" />)).join(' ')
  expect(said).toContain('1 of 4 done')
  expect(said).not.toMatch(/task|Everyone|to do/)
})

test('what is done of any day stands below the days: together they are what the bar says [N33]', async () => {
  const checks = { '2026-03-02': ['mia'], '2026-03-03': ['ben'] }
  const daily = aTask({ id: 'daily', repeat: { kind: 'times', times: 7 }, checks })
  const plannedAt = '2026-03-01T17:00:00.000Z'
  const said = async (...tasks: Task[]) =>
    wordsOf(await draw(<WeekBeside sprint={aSprint({ plannedAt, tasks })} left="" />)).join(' ')
  const both = await said(daily, aTask({ checks }))
  expect(both).toContain('4 of 32 done')
  expect(both, 'each day’s faces say it').not.toContain('1 of 4')
  expect(both).toContain('Any day this week 2 of 4')
  expect(await said(daily), 'nothing of it').not.toContain('Any day')
})

test('a week in which nothing is done yet has no bar: nobody reads a nought as it begins [N34]', async () => {
  const said = async (checks: Record<string, string[]>) =>
    wordsOf(await draw(<WeekBeside sprint={aSprint({ tasks: [aTask({ checks })] })} left="" />))
  expect((await said({})).join(' ')).not.toContain('done')
  expect((await said({ '2026-03-02': ['mia'] })).join(' ')).toContain('1 of 4 done')
})
