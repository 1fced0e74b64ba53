import { expect, test, vi } from 'vitest'
import * as language from '#core/language.ts'
import { nextIndex } from './roving.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 0],
  ['ArrowLeft', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s from item %i of three leads to %i [S1.5]', (key, from, to) => {
  expect(nextIndex(key, from, 3)).toBe(to)
})

test('other keys and empty lists lead nowhere [S1.5]', () => {
  expect(nextIndex('Enter', 0, 3)).toBeNull()
  expect(nextIndex('ArrowDown', 0, 0)).toBeNull()
})
