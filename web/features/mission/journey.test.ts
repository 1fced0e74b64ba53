import { expect, test } from 'vitest'
import { journeyWords } from './journey.tsx'

test('a journey is told in small numbers, and not at all before it has begun', () => {
  expect(journeyWords({ weeksWalked: 4, done: 37 }, true)).toBe('4 weeks walked, 37 things done.')
  expect(journeyWords({ weeksWalked: 1, done: 1 }, true)).toBe('1 week walked, 1 thing done.')
  expect(journeyWords({ weeksWalked: 0, done: 2 }, true)).toBe('2 things done.')
  expect(journeyWords({ weeksWalked: 0, done: 0 }, false)).toBe('')
})

test('what is done in a running week is not said to have been done in those that were walked', () => {
  expect(journeyWords({ weeksWalked: 3, done: 55 }, false)).toBe(
    '3 weeks walked, 55 things done so far.',
  )
})
