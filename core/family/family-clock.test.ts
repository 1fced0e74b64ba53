import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aFamily } from '../testing/a-family.ts'
import { addDays } from '../time/calendar.ts'
import {
  familyDay,
  familyTime,
  hourInDay,
  liesBehind,
  momentOf,
  type FamilyClock,
} from './family-clock.ts'
import { instantAt } from '../time/zoned-time.ts'

const late: FamilyClock = { timeZone: 'Europe/Berlin', dayEndsAt: '04:00' }
const berlin = (day: string, time: string) => Date.parse(instantAt(day, time, 'Europe/Berlin'))

describe('a day that ends later in the night', () => {
  test('goes on until then, and counts its hours on from midnight [P25]', () => {
    const at = (day: string, time: string) => familyTime(berlin(day, time), late)
    expect(at('2026-03-03', '23:59')).toEqual({ day: '2026-03-03', hour: 23 })
    expect(at('2026-03-04', '00:00')).toEqual({ day: '2026-03-03', hour: 24 })
    expect(at('2026-03-04', '03:59')).toEqual({ day: '2026-03-03', hour: 27 })
    expect(at('2026-03-04', '04:00')).toEqual({ day: '2026-03-04', hour: 4 })
  })

  test('is the day of the family for every rule that asks for it; without one it is midnight [P25]', () => {
    const at = new Date(berlin('2026-03-04', '02:30')).toISOString()
    const day = (clock: FamilyClock) =>
      familyDay(aFamily({ settings: { startOfWeek: 'Sunday', ...clock } }), at)
    expect(day(late)).toBe('2026-03-03')
    expect(day({ timeZone: 'Europe/Berlin' })).toBe('2026-03-04')
  })

  test('has a time of its own for what comes after midnight [P25]', () => {
    expect(momentOf('2026-03-03', '18:30', late)).toBe('2026-03-03T17:30:00.000Z')
    expect(momentOf('2026-03-03', '01:30', late)).toBe('2026-03-04T00:30:00.000Z')
    expect([hourInDay('18:30', late), hourInDay('01:30', late)]).toEqual([18, 25])
    expect(hourInDay('01:30', {})).toBe(1)
  })
})

test('what began lies behind once another whole hour is over, past midnight too', () => {
  const behind = (time: string, hour: number) => liesBehind(time, hour, late)
  expect([15, 16, 17].map((hour) => behind('15:30', hour))).toEqual([false, false, true])
  expect([23, 25, 26].map((hour) => behind('00:15', hour))).toEqual([false, false, true])
})

test('days follow one another without a gap or a way back, also where clocks change [P25]', () => {
  const zones = ['Europe/Berlin', 'Europe/London', 'America/New_York', 'Australia/Lord_Howe', 'UTC']
  const ends = [undefined, '01:00', '02:00', '03:00', '04:00', '05:00'] as const
  const halfAnHour = 30 * 60_000
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(...ends),
      fc.constantFrom(
        '2026-03-07',
        '2026-03-28',
        '2026-04-04',
        '2026-10-03',
        '2026-10-24',
        '2026-10-31',
      ),
      (timeZone, dayEndsAt, first) => {
        const start = Date.parse(`${first}T00:00:00.000Z`)
        let before = familyTime(start, { timeZone, dayEndsAt }).day
        for (let time = start; time < start + 96 * 2 * halfAnHour; time += halfAnHour) {
          const { day } = familyTime(time, { timeZone, dayEndsAt })
          expect([before, addDays(before, 1)]).toContain(day)
          before = day
        }
      },
    ),
  )
})
