import { expect, test } from 'vitest'
import type { Sprint } from './schema.ts'
import { nextWeekNumber, startChoices } from './next-sprint.ts'

test('a week that has begun may be planned, and the week after it too [S1.5]', () => {
  const week = { startsOn: '2026-05-10', weeks: 1 }
  expect(startChoices(week, '2026-05-12')).toEqual({
    all: ['2026-05-10', '2026-05-17'],
    usual: '2026-05-10',
  })
})

test('near the end of a week the next one is offered [S1.5]', () => {
  const week = { startsOn: '2026-05-10', weeks: 1 }
  expect(startChoices(week, '2026-05-14').usual).toBe('2026-05-10')
  expect(startChoices(week, '2026-05-15').usual).toBe('2026-05-17')
  expect(startChoices({ ...week, weeks: 2 }, '2026-05-15').usual).toBe('2026-05-10')
})

test('a week that is still ahead is the only choice [S1.5]', () => {
  expect(startChoices({ startsOn: '2026-05-17', weeks: 1 }, '2026-05-15')).toEqual({
    all: ['2026-05-17'],
    usual: '2026-05-17',
  })
})

test('the numbers of the weeks go on, also where old ones are not loaded [S3.3]', () => {
  const named = (...names: Sprint['name'][]) => names.map((name) => ({ name }) as Sprint)
  expect(nextWeekNumber([])).toBe(1)
  expect(nextWeekNumber(named(1, 'Holidays'))).toBe(3)
  expect(nextWeekNumber(named(41, 42, 'Easter'))).toBe(43)
})
