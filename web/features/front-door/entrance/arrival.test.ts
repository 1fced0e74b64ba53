import { expect, test } from 'vitest'
import { errors } from '#core/errors.ts'
import { arrivals } from '#core/paths.ts'
import { arrivalFrom } from './arrival.ts'

test.each(Object.values(arrivals))('whoever comes by %s reads what has happened', (address) => {
  expect(arrivalFrom(address.slice(1))?.text).toMatch(/[.]$/)
})

test('a confirmed address is good news, and a dead link says what to do', () => {
  expect(arrivalFrom('?verified=yes')).toEqual({
    tone: 'good',
    text: 'Your address is confirmed. Sign in to go on.',
  })
  expect(arrivalFrom('verified=no')?.tone).toBe('care')
})

test('a sign-in elsewhere that failed says why, in the catalogue’s words only', () => {
  expect(arrivalFrom('?failed=provider-cancelled')).toEqual({
    tone: 'care',
    text: errors['provider-cancelled'].message,
  })
  expect(arrivalFrom('?failed=<b>gotcha</b>')).toBe(null)
})

test.each(['', '?', '?verified=perhaps', '?utm_source=friend'])('“%s” says nothing', (search) => {
  expect(arrivalFrom(search)).toBe(null)
})
