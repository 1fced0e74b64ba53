import { expect, test } from 'vitest'
import { ownChoice } from './own-line.tsx'
import { moveBy } from './step-frame.tsx'

const chosen = ['Parkour', { id: 'swimming' }]

test('an own choice is taken once, and is the library’s where it has it [S1.8] [C12]', () => {
  expect(ownChoice('  Bee\tkeeping ', chosen)).toBe('Bee keeping')
  expect(ownChoice('CHESS', chosen)).toEqual({ id: 'chess' })
  expect(ownChoice('parkour ', chosen)).toBeNull()
  expect(ownChoice('swimming', chosen)).toBeNull()
  expect(ownChoice(' \n ', chosen)).toBeNull()
})

test('an entry moves one place and stops at the ends [S1.8]', () => {
  expect(moveBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveBy(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b'], -1, 1)).toEqual(['a', 'b'])
})
