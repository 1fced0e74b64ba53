import { expect, test } from 'vitest'
import { tapered } from './elephant-parts.tsx'

test('a straight line becomes a wedge with round ends, as wide as asked [S1.5]', () => {
  const d = tapered(
    [
      [0, 0],
      [10, 0],
      [20, 0],
      [30, 0],
    ],
    20,
    10,
  )
  expect(d).toMatch(/^M0 -10Q/)
  expect(d).toContain('A5 5 0 0 1 30 5')
  expect(d).toMatch(/A10 10 0 0 1 0 -10Z$/)
})
