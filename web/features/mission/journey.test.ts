import { expect, test } from 'vitest'
import { journeyWords } from './journey.tsx'

test('a journey is told in small numbers, and not at all before it has begun', () => {
  expect(journeyWords({ weeksWalked: 4, done: 37 })).toBe('4 weeks walked, 37 things done.')
  expect(journeyWords({ weeksWalked: 1, done: 1 })).toBe('1 week walked, 1 thing done.')
  expect(journeyWords({ weeksWalked: 0, done: 2 })).toBe('2 things done.')
  expect(journeyWords({ weeksWalked: 3, done: 0 })).toBe('3 weeks walked.')
  expect(journeyWords({ weeksWalked: 0, done: 0 })).toBe('')
})
