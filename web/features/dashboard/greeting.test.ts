import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test('greets by the hour, the night as a long evening [S1.5]', () => {
  expect([3, 4, 11, 12, 17, 18, 0].map(greeting)).toEqual([
    'Good evening',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ])
})
