import { expect, test } from 'vitest'
import { stemIn, wordsOf } from './stems.ts'

const same: [language: string, one: string, other: string][] = [
  ['de', 'Hausaufgaben', 'Hausaufgabe'],
  ['de', 'Gärten', 'Garten'],
  ['de', 'Kindern', 'Kinder'],
  ['es', 'regando', 'regar'],
  ['es', 'niñas', 'niño'],
  ['es', 'lápices', 'lápiz'],
  ['fr', 'rangement', 'ranger'],
  ['fr', 'l’école', 'écoles'],
  ['fr', 'soeur', 'sœurs'],
  ['ar', 'الشاشات', 'شاشة'],
  ['ar', 'والمكتبة', 'مكتبه'],
]

test.each(same)('in %s, %s and %s are one word', (language, one, other) => {
  const stems = (text: string) => wordsOf(text).map((word) => stemIn([language], word))
  expect(stems(one).at(-1)).toBe(stems(other).at(-1))
})

test('a family of two languages finds words by the endings of both', () => {
  const stem = (word: string) => stemIn(['de', 'en'], word)
  expect(stem('gardens')).toBe(stem('garden'))
  expect(stem('kindern')).toBe(stem('kinder'))
})
