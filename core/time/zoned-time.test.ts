import { expect, test } from 'vitest'
import { zonedTime } from './zoned-time.ts'

const at = Date.parse('2026-03-04T11:30:00.000Z')

test.each([
  ['Pacific/Auckland', '2026-03-05', 0],
  ['America/Los_Angeles', '2026-03-04', 3],
  ['Europe/Berlin', '2026-03-04', 12],
  ['UTC', '2026-03-04', 11],
])('clocks in %s show %s, %i o’clock [P10]', (zone, day, hour) => {
  expect(zonedTime(at, zone)).toEqual({ day, hour })
})

test('a day begins with hour 0, also where clocks change [P10]', () => {
  expect(zonedTime(Date.parse('2026-03-28T23:00:00Z'), 'Europe/Berlin')).toEqual({
    day: '2026-03-29',
    hour: 0,
  })
  expect(zonedTime(Date.parse('2026-03-29T22:00:00Z'), 'Europe/Berlin')).toEqual({
    day: '2026-03-30',
    hour: 0,
  })
})
