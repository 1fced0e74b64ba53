import { expect, test } from 'vitest'
import { ownChoice } from './own-line.tsx'
import { moveBy } from './step-frame.tsx'

const lists = { known: ['Chess', 'Swimming'], chosen: ['Parkour', 'Swimming'] }

test('an own choice is taken once, in the spelling of the list [S1.8]', () => {
  expect(ownChoice('  Bee\tkeeping ', lists)).toBe('Bee keeping')
  expect(ownChoice('CHESS', lists)).toBe('Chess')
  expect(ownChoice('parkour ', lists)).toBeNull()
  expect(ownChoice('swimming', lists)).toBeNull()
  expect(ownChoice(' \n ', lists)).toBeNull()
})

test('an entry moves one place and stops at the ends [S1.8]', () => {
  expect(moveBy(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b'])
  expect(moveBy(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(moveBy(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
  expect(moveBy(['a', 'b'], -1, 1)).toEqual(['a', 'b'])
})
