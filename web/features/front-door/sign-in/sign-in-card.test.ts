import { expect, test } from 'vitest'
import { errors } from '#core/errors.ts'
import { arrivals } from '#core/paths.ts'
import { newsFrom } from './sign-in-card.tsx'

test.each(Object.values(arrivals))('whoever comes by %s reads what has happened', (address) => {
  expect(newsFrom(address.slice(1))?.text).toMatch(/[.]$/)
})

test('a new password is good news, and a form that was too fast says what to do', () => {
  expect(newsFrom('?reset=done')).toEqual({
    tone: 'good',
    text: 'Your new password is saved. Sign in with it.',
  })
  expect(newsFrom('early=yes')?.tone).toBe('info')
})

test('a sign-in elsewhere that failed says why, in the catalogue’s words only', () => {
  expect(newsFrom('?failed=provider-cancelled')).toEqual({
    tone: 'care',
    text: errors['provider-cancelled'].message,
  })
  expect(newsFrom('?failed=<b>gotcha</b>')).toBe(null)
})

test.each(['', '?', '?reset=perhaps', '?utm_source=friend'])('“%s” says nothing', (search) => {
  expect(newsFrom(search)).toBe(null)
})
