import { expect, test } from 'vitest'
import { aFamily } from '#core/testing/a-family.ts'
import { hasBegun, type Capability } from './growth.ts'

type Weeks = Parameters<typeof hasBegun>[1]['sprints']

const { familyData } = aFamily()
const plannedAt = '2026-03-01T17:00:00.000Z'
const running = { completed: false, plannedAt }
const begun = (sprints: Weeks, data: Partial<typeof familyData> = {}) => {
  const all: Capability[] = ['plan-meeting', 'look-back', 'insights', 'ideas', 'mission']
  const used = { family: { familyData: { ...familyData, goal: null, ...data } }, sprints }
  return all.filter((one) => hasBegun(one, used))
}

test('meetings come with the first plan, what tells of weeks with the first look back [N30]', () => {
  expect(begun([])).toEqual([])
  expect(begun([{ completed: false, plannedAt: null }]), 'while they plan it').toEqual([])
  expect(begun([running])).toEqual(['plan-meeting', 'look-back'])
  const later = [{ completed: true, plannedAt }, running]
  expect(begun(later)).toEqual(['plan-meeting', 'look-back', 'insights', 'ideas'])
})

test('what a family has used is there [N30]', () => {
  const answer = { key: 'task:read', answer: 'later' as const, at: '2026-03-01T10:00:00.000Z' }
  expect(begun([], { recommendationAnswers: [answer] as never })).toEqual(['ideas'])
})
