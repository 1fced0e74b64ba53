import { expect, test } from 'vitest'
import { rowOf } from './words.ts'

test('what stands in a row has no word between', () => {
  expect(rowOf(['Mon', 'Wed', 'Fri'])).toBe('Mon, Wed, Fri')
})
