import { expect, test } from 'vitest'
import { counted, rowOf } from './words.ts'

test('things are counted as one says it', () => {
  const words = [counted(1, 'family', 'families'), counted(1200, 'week'), counted(0, 'week')]
  expect(words).toEqual(['1 family', '1,200 weeks', '0 weeks'])
})

test('what stands in a row has no word between', () => {
  expect(rowOf(['Mon', 'Wed', 'Fri'])).toBe('Mon, Wed, Fri')
})
