import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { aSprint, aTask, manyIds, today } from '../testing/a-family.ts'
import { openPlans } from './open-plans.ts'

test('something can go into this week’s plan or a later one, not into one that is closed, over or full', () => {
  const over = aSprint({ id: 'over', startsOn: '2026-02-22' })
  const last = aSprint({ id: 'last', startsOn: '2026-02-26' }) // its last day is today
  const full = aSprint({ id: 'full', tasks: manyIds(limits.tasks).map((id) => aTask({ id })) })
  const next = aSprint({ id: 'next', startsOn: '2026-03-08' })
  const closed = aSprint({ id: 'closed', completed: true })
  const ids = openPlans([over, last, closed, full, next], today).map(({ id }) => id)
  expect(ids).toEqual(['last', 'next'])
})
