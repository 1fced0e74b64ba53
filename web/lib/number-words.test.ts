import { expect, test } from 'vitest'
import { firstNumberWord, numberWord } from './number-words.ts'

test('a number is a word from two to ten, and a figure otherwise', () => {
  expect([2, 10, 11, 1200].map(numberWord)).toEqual(['two', 'ten', '11', '1,200'])
  expect([2, 10, 11].map(firstNumberWord)).toEqual(['Two', 'Ten', '11'])
})
