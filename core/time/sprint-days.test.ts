import { expect, test } from 'vitest'
import { aSprint } from '../testing/a-family.ts'
import { activeWeeks, daysLeft, daysOf, endOf, isInSprint } from './sprint-days.ts'

test('a sprint of one week ends on its seventh day, one of four on its 28th', () => {
  expect(endOf(aSprint())).toBe('2026-03-07')
  expect(endOf(aSprint({ weeks: 4 }))).toBe('2026-03-28')
  expect(endOf(aSprint({ startsOn: '2028-02-27' }))).toBe('2028-03-04')
})

test('its first and its last day belong to it, the days around do not', () => {
  const isIn = (date: string) => isInSprint(aSprint(), date)
  expect(['2026-02-28', '2026-03-01', '2026-03-07', '2026-03-08'].map(isIn)).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('all its days are counted, paused ones too', () => {
  const sprint = aSprint({ weeks: 2, pausedDates: ['2026-03-02'] })
  expect(daysOf(sprint)).toHaveLength(14)
  expect(daysOf(sprint)).toContain('2026-03-02')
})

test('paused days are missing from the weeks that count', () => {
  const [first, second] = activeWeeks(
    aSprint({ weeks: 2, pausedDates: ['2026-03-02', '2026-03-14'] }),
  )
  expect(first).toEqual([
    '2026-03-01',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
    '2026-03-06',
    '2026-03-07',
  ])
  expect(second).toHaveLength(6)
  expect(second).not.toContain('2026-03-14')
})

test('days left count today: all before the start, one on the last day, none after it', () => {
  const left = (today: string) => daysLeft(aSprint(), today)
  expect(left('2026-02-01')).toBe(7)
  expect(left('2026-03-01')).toBe(7)
  expect(left('2026-03-04')).toBe(4)
  expect(left('2026-03-07')).toBe(1)
  expect(left('2026-03-08')).toBe(0)
  expect(left('2026-12-31')).toBe(0)
})
