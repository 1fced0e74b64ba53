import { expect, test } from 'vitest'
import { aSprint } from '#core/testing/a-family.ts'
import { closedSprints, nextBefore, pageLength } from './history.ts'

const page = (startsOn: string, length = pageLength) => Array.from({ length }, () => ({ startsOn }))

test('the next page begins where the last one ended, its last day once more [S7.6]', () => {
  expect(nextBefore(page('2026-03-01'), undefined)).toBe('2026-03-02')
  expect(nextBefore(page('2026-03-01'), '2026-03-02')).toBe('2026-03-01')
  expect(nextBefore(page('2026-03-01', pageLength - 1), undefined)).toBeUndefined()
  expect(nextBefore([], undefined)).toBeUndefined()
})

test('the browser knows better than an old page [S7.6]', () => {
  const closed = (id: string, startsOn: string) => aSprint({ id, startsOn, completed: true })
  const [a, b, c] = [
    closed('a', '2026-01-04'),
    closed('b', '2026-01-11'),
    closed('c', '2026-01-18'),
  ]
  const reopened = { ...b, completed: false }
  const ids = closedSprints([[c, b, a]], [reopened], new Set(['a'])).map(({ id }) => id)
  expect(ids).toEqual(['c'])
  const restored = closedSprints([[c, b, a]], [a], new Set(['a'])).map(({ id }) => id)
  expect(restored).toEqual(['c', 'b', 'a'])
})
