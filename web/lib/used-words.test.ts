import { expect, test } from 'vitest'
import { usedWords } from './words.ts'

test('the last use is told to the day', () => {
  const now = '2026-03-04T18:30:00.000Z'
  expect(usedWords('2026-03-04T08:00:00.000Z', now)).toBe('Used in the last day')
  expect(usedWords('2026-03-03T08:00:00.000Z', now)).toBe('Used yesterday')
  expect(usedWords('2026-02-20T08:00:00.000Z', now)).toBe('Used 12 days ago')
})
