import { expect, test } from 'vitest'
import { aSprint, aTask } from '#core/testing/a-family.ts'
import { draw, wordsOf } from '#web/testing/draw.tsx'
import { WeekBeside } from './week-beside.tsx'

test('the week’s bar counts what its days count, and days to come show whose they are alone [N33]', async () => {
  const sprint = aSprint({ tasks: [aTask({ checks: { '2026-03-02': ['mia'] } })] })
  const said = wordsOf(await draw(<WeekBeside sprint={sprint} left="" />)).join(' ')
  expect(said).toContain('1 of 4 done')
  expect(said).not.toMatch(/task|Everyone|to do/)
})

test('a week in which nothing is done yet has no bar: nobody reads a nought as it begins [N34]', async () => {
  const said = async (checks: Record<string, string[]>) =>
    wordsOf(await draw(<WeekBeside sprint={aSprint({ tasks: [aTask({ checks })] })} left="" />))
  expect((await said({})).join(' ')).not.toContain('done')
  expect((await said({ '2026-03-02': ['mia'] })).join(' ')).toContain('1 of 4 done')
})
