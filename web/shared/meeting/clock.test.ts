import { expect, test } from 'vitest'
import { timeLeft } from '#web/shared/meeting/clock.tsx'

test.each([
  [300, 0, 'about 5 min left'],
  [300, 170, 'about 2 min left'],
  [300, 211, 'about a minute left'],
  [60, 20, 'half a minute left'],
  [60, 50, 'a few seconds left'],
])('of %i seconds, after %i: %s [S1.5]', (seconds, elapsed, words) => {
  expect(timeLeft(seconds, elapsed)).toBe(words)
})

test('when the time is over it counts no overtime [S1.5]', () => {
  expect(timeLeft(60, 60)).toBeNull()
  expect(timeLeft(60, 600)).toBeNull()
})
