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
