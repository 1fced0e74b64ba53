import { expect, test } from 'vitest'
import { dayRange } from '#core/time/calendar.ts'
import { patternOf, patternWords } from './pattern-words.ts'

/** A Monday. */
const start = '2026-11-23'
const days = dayRange(start, 14)
const told = (...chosen: number[]) =>
  patternWords(
    patternOf(
      chosen.map((at) => days[at]!),
      start,
    ),
  )

test('the days that were pressed are said back in words [17.6]', () => {
  expect(told(...days.keys())).toBe('always here')
  expect(told()).toBe('not here at all')
  expect(told(2, 3, 4, 9, 10, 11)).toBe('here every week from Wednesday to Friday')
  expect(told(0, 2, 7, 9)).toBe('here every week on Mondays and Wednesdays')
  expect(told(0, 1, 2, 3, 4, 5, 6, 9)).toMatch(
    /^here every other week from Monday,? (23 November|November 23), and on Wednesdays in between$/,
  )
  expect(told(7, 8, 9, 10, 11, 12, 13)).toMatch(/^here every other week from Monday,? (30 Nov|Nov)/)
  expect(told(5, 6)).toBe('here every other week, from this one on, on Saturdays and Sundays')
  expect(told(12, 13)).toBe('here every other week, from the next one on, on Saturdays and Sundays')
  expect(told(0, 8)).toBe('here one week on Mondays, the next on Tuesdays')
})

test('two weeks that are alike are a pattern of one [17.6]', () => {
  expect(patternOf([days[0]!, days[7]!], start).weeks).toEqual([['Monday']])
  expect(patternOf([days[0]!], start).weeks).toEqual([['Monday'], []])
})
