import { expect, test } from 'vitest'
import { textOf } from '#core/domain/document-text.ts'
import { documentOf, storedText } from './document-texts.ts'

test('a document that was stored or read is there without being parsed again', () => {
  const week = { id: 'week', tasks: ['Read a story'] }
  expect(documentOf(storedText(week))).toBe(week)
  expect(documentOf(textOf({ id: 'other' }))).toBe(documentOf(textOf({ id: 'other' })))
})

test('texts that differ in a letter are different documents', () => {
  const week = { id: 'week', tasks: ['Read a story'] }
  storedText(week)
  expect(documentOf(textOf({ ...week, tasks: ['Read a stories'] }))).toEqual({
    id: 'week',
    tasks: ['Read a stories'],
  })
})

test('what was long ago, and what is very long, is forgotten', () => {
  const week = { id: 'week', tasks: ['Walk to school'] }
  const text = storedText(week)
  for (let count = 0; count < 60; count += 1) storedText({ count, note: 'x'.repeat(10_000) })
  expect(documentOf(text)).toEqual(week)
  expect(documentOf(text)).not.toBe(week)
  const long = { note: 'x'.repeat(600_000) }
  expect(documentOf(storedText(long))).not.toBe(long)
})
