import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdays } from '../words.ts'
import { addDays, dayRange, daysBetween, localDate, weekdayOf, weekStart } from './calendar.ts'

const day = fc
  .integer({ min: 0, max: 300 * 365 })
  .map((days) => new Date(Date.UTC(1900, 0, 1 + days)).toISOString().slice(0, 10))

test('days go on across the ends of months and years', () => {
  expect(addDays('2026-01-31', 1)).toBe('2026-02-01')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2026-04-30', 31)).toBe('2026-05-31')
  expect(addDays('2026-05-05', 0)).toBe('2026-05-05')
})

test('leap years have their day, centuries only every four hundred years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
  expect(addDays('2000-02-28', 1)).toBe('2000-02-29')
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01')
  expect(addDays('2028-02-29', 366)).toBe('2029-03-01')
})

test('summer time neither loses nor doubles a day', () => {
  // Berlin, where the tests run, changed its clocks on 29 March and changes back on 25 October 2026.
  expect(new Date(2026, 2, 29).getTimezoneOffset()).not.toBe(
    new Date(2026, 2, 30).getTimezoneOffset(),
  )
  expect(dayRange('2026-03-28', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  expect(dayRange('2026-10-24', 3)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
})

test('the way back from any day to any other is the same number of days', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
      expect(daysBetween(date, addDays(date, count))).toBe(count)
      expect(addDays(addDays(date, count), -count)).toBe(date)
    }),
    { seed: 1, numRuns: 300 },
  )
})

test('a range has as many days as asked for, none for zero', () => {
  expect(dayRange('2026-02-27', 4)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
  expect(dayRange('2026-02-27', 0)).toEqual([])
})

test('every weekday is known by its name', () => {
  expect(dayRange('2026-03-01', 7).map(weekdayOf)).toEqual(weekdays)
  expect(weekdayOf('2000-02-29')).toBe('Tuesday')
})

test.each([
  ['Sunday', '2026-03-01'],
  ['Monday', '2026-03-02'],
  ['Tuesday', '2026-03-03'],
  ['Wednesday', '2026-03-04'],
  ['Thursday', '2026-02-26'],
  ['Friday', '2026-02-27'],
  ['Saturday', '2026-02-28'],
] as const)('a week that starts on %s has Wednesday 4 March in the week of %s', (start, first) => {
  expect(weekStart('2026-03-04', start)).toBe(first)
})

test('a week starts on its weekday, at most six days ago', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...weekdays), (date, start) => {
      const first = weekStart(date, start)
      expect(weekdayOf(first)).toBe(start)
      expect(daysBetween(first, date)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(first, date)).toBeLessThanOrEqual(6)
    }),
    { seed: 2, numRuns: 200 },
  )
})

test('the day of an instant is the one on the family’s wall', () => {
  expect(localDate(new Date(2026, 0, 5, 0, 0))).toBe('2026-01-05')
  expect(localDate(new Date(2026, 11, 31, 23, 59))).toBe('2026-12-31')
})
