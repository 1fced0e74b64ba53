import { expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Repeat, Task } from '#core/tasks/schema.ts'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { weekdays } from '#core/words.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { WeekBeside } from './week-beside.tsx'

test('the week’s bar counts, and its days show whose they are alone [N33]', async () => {
  const sprint = aSprint({ tasks: [aTask({ checks: { '2026-03-02': ['mia'] } })] })
  const said = wordsOf(await draw(<WeekBeside sprint={sprint} left="" />)).join(' ')
  expect(said).toContain('1 of 4 done')
  expect(said).not.toMatch(/task|Everyone|to do/)
})

test('what is done of any day is counted by the bar, and seen on the day it was done on [N33, N34]', async () => {
  const checks = { '2026-03-02': ['mia'], '2026-03-03': ['ben'] }
  const daily = aTask({ id: 'daily', repeat: { kind: 'times', times: 7 }, checks })
  const plannedAt = '2026-03-01T17:00:00.000Z'
  const said = async (...tasks: Task[]) =>
    wordsOf(await draw(<WeekBeside sprint={aSprint({ plannedAt, tasks })} left="" />)).join(' ')
  const both = await said(daily, aTask({ checks }))
  expect(both).toContain('4 of 32 done')
  expect(both, 'each day’s faces say it').not.toContain('1 of 4')
  expect(both).not.toContain('Any day')
  const once = aTask({ repeat: { kind: 'once' }, checks: { '2026-03-03': ['ben'] } })
  const week = aSprint({ plannedAt, tasks: [once] })
  expect(await draw(<WeekBeside sprint={week} left="" />)).toContain('Ben, done')
})

test('a week in which nothing is done yet has no bar: nobody reads a nought as it begins [N34]', async () => {
  const said = async (checks: Record<string, string[]>) =>
    wordsOf(await draw(<WeekBeside sprint={aSprint({ tasks: [aTask({ checks })] })} left="" />))
  expect((await said({})).join(' ')).not.toContain('done')
  expect((await said({ '2026-03-02': ['mia'] })).join(' ')).toContain('1 of 4 done')
})

test('days that are everybody’s alike are told once, and today has its faces [N34]', async () => {
  const repeat: Repeat = { kind: 'days', days: [...weekdays] }
  const plannedAt = '2026-03-01T17:00:00.000Z'
  const said = async (fields: Partial<Sprint>) =>
    wordsOf(
      await draw(
        <WeekBeside
          sprint={aSprint({ plannedAt, tasks: [aTask({ repeat })], ...fields })}
          left=""
        />,
        { day: '2026-03-01' },
      ),
    ).join(' ')
  const first = await said({})
  expect(first.match(/all 4/g)).toHaveLength(1)
  expect(first).toContain('Mon 2 – Sat 7')
  expect(await said({ pausedDates: ['2026-03-04'] })).toMatch(
    /Mon 2 – Tue 3.*day off.*Thu 5 – Sat 7/,
  )
})
