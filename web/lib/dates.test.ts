import { afterEach, expect, test, vi } from 'vitest'
import { weekdays } from '#core/words.ts'
import {
  atTime,
  dayRange,
  isDate,
  longDay,
  longWeekday,
  shortDay,
  shortDayRange,
  shortWeekday,
  timeOfDay,
  tinyWeekday,
} from './dates.ts'

const reader = (language: string) => vi.stubGlobal('navigator', { language })
afterEach(() => vi.unstubAllGlobals())

test('a day is read in the reader’s own English, whatever the zone [S3.3]', () => {
  reader('en-GB')
  expect(longDay('2026-05-11')).toMatch(/^Monday,? 11 May$/)
  expect(shortDay('2026-05-11')).toMatch(/^Mon,? 11 May$/)
  expect(dayRange('2026-05-11', '2026-05-17')).toMatch(/^11\s?–\s?17 May$/)
  expect(shortDayRange('2026-11-29', '2026-12-05')).toMatch(
    /^29\u00a0Nov\u00a0?–\u00a0?5\u00a0Dec$/,
  )
  reader('en-US')
  expect(longDay('2026-05-11')).toBe('Monday, May 11')
})

test('a reader of another language, or with a system’s own tag, gets English too [S3.3]', () => {
  reader('de-DE')
  expect(longDay('2026-05-11')).toMatch(/^Monday,? 11 May$/)
  reader('en-US@posix')
  expect(longDay('2026-05-11')).toBe('Monday, May 11')
})

test('a time goes to twelve or to 24 as the reader’s own kind of the language does [S3.3]', () => {
  reader('en-GB')
  expect(['09:05', '17:00'].map(timeOfDay)).toEqual(['09:05', '17:00'])
  expect(atTime('17:00')).toBe('at 17:00')
  reader('en-US')
  expect(['00:30', '09:05', '17:00'].map(timeOfDay)).toEqual([
    expect.stringMatching(/^12:30\sAM$/),
    expect.stringMatching(/^9:05\sAM$/),
    expect.stringMatching(/^5:00\sPM$/),
  ])
  expect(atTime('17:00')).toMatch(/^at 5:00\sPM$/)
})

test('a date that is still being typed is none [S3.3]', () => {
  expect(['2026-03-01', '0020-03-01', '', '2026-03'].map(isDate)).toEqual([
    true,
    false,
    false,
    false,
  ])
})

test('a weekday is stored by one name and called by the language’s own [S3.3]', () => {
  reader('en-GB')
  expect(weekdays.map(longWeekday)).toEqual(weekdays)
  expect(weekdays.map(shortWeekday)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  expect(weekdays.map(tinyWeekday)).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'])
})
