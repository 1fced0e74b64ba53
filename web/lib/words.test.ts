import { expect, test } from 'vitest'
import { anyOf, notesOf, rowOf } from './words.ts'

test('one of several is said with the language’s own “or”', () => {
  expect(anyOf(['Anna', 'Ben', 'Mia'])).toBe('Anna, Ben or Mia')
})

test('notes stand one after the other, those that there are', () => {
  expect(notesOf('Pack lunch', '', 'Tom', null, false, undefined)).toBe('Pack lunch, Tom')
})

test('what stands in a row has no word between', () => {
  expect(rowOf(['Mon', 'Wed', 'Fri'])).toBe('Mon, Wed, Fri')
})
