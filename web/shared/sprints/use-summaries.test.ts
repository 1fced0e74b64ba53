import { expect, test } from 'vitest'
import { aSprint } from '#core/testing/a-family.ts'
import { closedSprints, nextAfter, pageLength } from './use-summaries.tsx'

const today = '2026-01-12'

test('the next page begins after the last sprint of a full one [S7.6]', () => {
  const page = (length: number) => Array.from({ length }, (_, index) => ({ id: `s${index}` }))
  expect(nextAfter(page(pageLength))).toBe('s19')
  expect(nextAfter(page(pageLength - 1))).toBeUndefined()
  expect(nextAfter([])).toBeUndefined()
})

test('the browser knows better than an old page [S7.6]', () => {
  const closed = (id: string, startsOn: string) => aSprint({ id, startsOn, completed: true })
  const [a, b, c] = [
    closed('a', '2026-01-04'),
    closed('b', '2026-01-11'),
    closed('c', '2026-01-18'),
  ]
  const reopened = { ...b, completed: false }
  const ids = closedSprints([[c, b, a]], [reopened], { gone: new Set(['a']), today }).map(
    ({ id }) => id,
  )
  expect(ids).toEqual(['c'])
  const restored = closedSprints([[c, b, a]], [a], { gone: new Set(['a']), today }).map(
    ({ id }) => id,
  )
  expect(restored).toEqual(['c', 'b', 'a'])
})

test('a planned week that nobody touched is among the closed ones by itself [N4]', () => {
  const quiet = aSprint({ plannedAt: '2026-03-01T17:00:00.000Z' })
  const on = (day: string) => closedSprints([], [quiet], { gone: new Set(), today: day })
  expect(on('2026-03-07')).toEqual([])
  expect(on('2026-03-08')).toEqual([quiet])
})
