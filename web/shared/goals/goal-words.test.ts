import { expect, test } from 'vitest'
import { agesText, goalFacts } from './goal-words.ts'

test('whom a goal suits is said in one span where it is one', () => {
  expect(agesText([])).toBe('everybody')
  expect(agesText(['under-3', '3-5', '6-8', '9-12', '13-17'])).toBe('everybody')
  expect(agesText(['under-3'])).toBe('children under 3')
  expect(agesText(['13-17'])).toBe('ages 13 to 17')
  expect(agesText(['9-12', '6-8'])).toBe('ages 6 to 12')
  expect(agesText(['under-3', '3-5'])).toBe('ages up to 5')
  expect(agesText(['3-5', '9-12'])).toBe('ages 3 to 5 and 9 to 12')
  expect(goalFacts({ weeks: 1, ages: [] })).toBe('1 week, for everybody')
})
