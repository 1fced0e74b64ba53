import { describe, expect, test } from 'vitest'
import type { Sprint } from '../sprint/schema.ts'
import { limits } from '../limits.ts'
import {
  aFamily,
  aSprint,
  familyAfter,
  goal,
  manyIds,
  now,
  refusalOf,
} from '../testing/a-family.ts'
import { goalWeek, startOfMission } from './goal.ts'

const refused = (...args: Parameters<typeof familyAfter>) => refusalOf(() => familyAfter(...args))
const other = { ...goal, id: 'goal2', title: 'Sleep' }

describe('the goal', () => {
  test('is one at a time [S1.8]', () => {
    const family = familyAfter(aFamily(), { type: 'set-goal', goal })
    expect(family.familyData.goal).toEqual(goal)
    expect(refused(family, { type: 'set-goal', goal: other })).toBe('goal-exists')
    const closed = familyAfter(family, { type: 'close-goal', outcome: 'reached' })
    expect(familyAfter(closed, { type: 'set-goal', goal: other }).familyData.goal).toEqual(other)
  })

  test('can be set again as the same one, with other words', () => {
    const again = { ...goal, title: 'Read every evening' }
    const family = familyAfter(aFamily({ goal }), { type: 'set-goal', goal: again })
    expect(family.familyData.goal).toEqual(again)
  })

  test('is edited field by field', () => {
    const family = familyAfter(aFamily({ goal }), {
      type: 'edit-goal',
      changes: { weeks: 8, celebration: '', title: undefined },
    })
    expect(family.familyData.goal).toStrictEqual({ ...goal, weeks: 8, celebration: '' })
  })

  test('that is not there cannot be edited or closed', () => {
    expect(refused(aFamily(), { type: 'edit-goal', changes: {} })).toBe('goal-missing')
    expect(refused(aFamily(), { type: 'close-goal', outcome: 'let-go' })).toBe('goal-missing')
  })

  test('becomes history when it is closed', () => {
    const { familyData } = familyAfter(aFamily({ goal }), { type: 'close-goal', outcome: 'let-go' })
    expect(familyData.goal).toBeNull()
    expect(familyData.pastGoals).toEqual([{ ...goal, outcome: 'let-go', closedAt: now }])
  })

  test('taken up again is history no more, and closed again it is there once', () => {
    const again = familyAfter(
      aFamily({ goal }),
      { type: 'close-goal', outcome: 'let-go' },
      { type: 'set-goal', goal },
    )
    expect(again.familyData).toMatchObject({ goal, pastGoals: [] })
    const closed = familyAfter(again, { type: 'close-goal', outcome: 'reached' })
    expect(closed.familyData.pastGoals).toEqual([{ ...goal, outcome: 'reached', closedAt: now }])
  })

  test('makes the oldest of a hundred past ones give way', () => {
    const pastGoals = manyIds(limits.pastGoals).map((id) => ({
      ...goal,
      id,
      outcome: 'reached' as const,
      closedAt: now,
    }))
    const { familyData } = familyAfter(aFamily({ goal, pastGoals }), {
      type: 'close-goal',
      outcome: 'reached',
    })
    expect(familyData.pastGoals).toHaveLength(limits.pastGoals)
    expect(familyData.pastGoals[0]?.id).toBe('m1')
    expect(familyData.pastGoals.at(-1)?.id).toBe('goal1')
  })
})

test('the week of a goal goes from the first to the last and never beyond', () => {
  const week = (today: string) => goalWeek(goal, today).week
  expect(goalWeek(goal, '2026-03-01')).toEqual({ week: 1, of: 6 })
  expect(week('2026-02-01')).toBe(1)
  expect(week('2026-03-07')).toBe(1)
  expect(week('2026-03-08')).toBe(2)
  expect(week('2026-04-05')).toBe(6)
  expect(week('2027-01-01')).toBe(6)
})

describe('a mission begins with its first planned week', () => {
  const family = aFamily({ goal })
  const week = (fields: Partial<Sprint>) => aSprint({ goalId: goal.id, plannedAt: now, ...fields })
  const first = week({ id: 'first', startsOn: '2026-03-03' })

  test('whenever that begins', () => {
    expect(startOfMission(family, [first], first)).toBe('2026-03-03')
  })
  test('but not with a later one, nor with one for something else', () => {
    const second = week({ id: 'second', startsOn: '2026-03-10' })
    expect(startOfMission(family, [first, second], second)).toBeNull()
    expect(startOfMission(family, [], { ...first, goalId: null })).toBeNull()
    expect(startOfMission(aFamily(), [first], first)).toBeNull()
  })
  test('and where it says so already there is nothing to change', () => {
    expect(startOfMission(family, [], { ...first, startsOn: goal.startsOn })).toBeNull()
  })
  test('a draft beside it has not begun it', () => {
    const draft = week({ id: 'draft', plannedAt: null })
    expect(startOfMission(family, [draft, first], first)).toBe('2026-03-03')
  })
})
