import { expect, test } from 'vitest'
import { draw } from '../testing/draw.tsx'
import { useDayOf, useNow } from './use-today.ts'

function Shown() {
  return `${useNow(1_000)} ${useDayOf()('2026-03-04T23:30:00.000Z')}`
}

test('now is by the server’s clock and a day by the family’s zone, whatever the device says [C23]', async () => {
  const day = '2020-01-01'
  expect(await draw(<Shown />, { day })).toBe(`${day}T12:00:00.000Z 2026-03-05`)
})
