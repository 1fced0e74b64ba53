import { expect, test } from 'vitest'
import { textOf } from '#core/domain/document-text.ts'
import { documentOf, storedText } from './document-texts.ts'

const ofWeek = (sprintId: string) => ({ familyId: 'family_maya', sprintId })
const place = ofWeek('week')

test('a document that was stored or read is there without being parsed again', () => {
  const week = { id: 'week', tasks: ['Read a story'] }
  expect(documentOf(place, storedText(place, week))).toBe(week)
  const other = () => documentOf(ofWeek('other'), textOf({ id: 'other' }))
  expect(other()).toBe(other())
  expect(documentOf(place, textOf({ ...week }))).toBe(week)
})

test('texts that differ in a letter are different documents', () => {
  const week = { id: 'week', tasks: ['Read a story'] }
  storedText(place, week)
  expect(documentOf(place, textOf({ ...week, tasks: ['Read a stories'] }))).toEqual({
    id: 'week',
    tasks: ['Read a stories'],
  })
})

test('the same text at another place is another document', () => {
  const week = { id: 'week' }
  const text = storedText(place, week)
  expect(documentOf({ familyId: 'family_ben', sprintId: 'week' }, text)).not.toBe(week)
})

test('what was long ago, and what is very long, is forgotten', () => {
  const week = { id: 'week', tasks: ['Walk to school'] }
  const text = storedText(place, week)
  for (let count = 0; count < 60; count += 1) {
    storedText(ofWeek(`week${count}`), { count, note: 'x'.repeat(10_000) })
  }
  expect(documentOf(place, text)).toEqual(week)
  expect(documentOf(place, text)).not.toBe(week)
  const long = { note: 'x'.repeat(600_000) }
  expect(documentOf(place, storedText(place, long))).not.toBe(long)
})
