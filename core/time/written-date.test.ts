import { expect, test } from 'vitest'
import { written, writtenRange } from './written-date.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const long = (locale: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })

test('French says 1er of the first of a month, and of no other day [L10]', () => {
  expect(written(long('fr-FR'), day('2026-03-01'))).toBe('1er mars')
  expect(written(long('fr-FR'), day('2026-03-11'))).toBe('11 mars')
  expect(writtenRange(long('fr-FR'), day('2026-03-01'), day('2026-03-07'))).toMatch(
    /^1er\s?[–-]\s?7 mars$/,
  )
  const digits = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' })
  expect(written(digits, day('2026-03-01'))).toBe('01/03/2026')
})

test('every other language keeps its own way', () => {
  for (const locale of ['en-GB', 'de-DE', 'es-ES', 'ar']) {
    const format = long(locale)
    expect(written(format, day('2026-03-01'))).toBe(format.format(day('2026-03-01')))
  }
})
