import { expect, test } from 'vitest'
import { aSprint } from '#core/testing/a-family.ts'
import { overlapOf } from './plan-details.tsx'

test('names the sprint that shares days with this one [S3.3]', () => {
  const first = aSprint()
  const touching = aSprint({ id: 'sprint2', startsOn: '2026-03-08' })
  const crossing = aSprint({ id: 'sprint3', startsOn: '2026-03-07' })
  expect(overlapOf(first, [first, touching])).toBeNull()
  expect(overlapOf(first, [first, touching, crossing])).toBe(crossing)
  expect(overlapOf({ ...first, weeks: 2 }, [first, touching])).toBe(touching)
})
