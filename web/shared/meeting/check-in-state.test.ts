import { describe, expect, test } from 'vitest'
import type { Sprint } from '#core/sprint/schema.ts'
import { aSprint, today } from '#core/testing/a-family.ts'
import { checkInState } from './check-in-state.ts'

const members = [{ id: 'maya' }, { id: 'mia' }]
const week = (fields: Partial<Sprint> = {}) => aSprint({ plannedAt: '2026-03-01', ...fields })
const state = (sprint: Sprint, situation: Partial<Parameters<typeof checkInState>[0]> = {}) =>
  checkInState({
    sprints: [sprint],
    members,
    day: today,
    today,
    hour: 12,
    settings: {},
    ...situation,
  })

function standUp(...memberIds: string[]): Sprint['standUps'][number] {
  const answers = memberIds.map((memberId) => ({ memberId }))
  return {
    date: today,
    answers,
    offer: '',
    closedAt: null,
  } as unknown as Sprint['standUps'][number]
}

describe('“Check in” below is filled only while it is due [N19, K13]', () => {
  test('in a planned week, from the hour of the family’s time on', () => {
    expect(state(week())).toBe('due')
    expect(state(week(), { settings: { standUpTime: '18:30' } })).toBe('later')
    expect(state(week(), { settings: { standUpTime: '18:30' }, hour: 18 })).toBe('due')
    expect(
      state(week(), { settings: { standUpTime: '18:30' }, hour: 1, today: '2026-03-05' }),
    ).toBe('due')
  })

  test('not without a planned week, and not on a paused day', () => {
    expect(state(aSprint())).toBe('later')
    expect(state(week({ completed: true }))).toBe('later')
    expect(state(week({ pausedDates: [today] }))).toBe('later')
  })

  test('until all have answered, or it is closed', () => {
    const begun = week({ standUps: [standUp('maya')] })
    expect(state(begun, { settings: { standUpTime: '18:30' } })).toBe('due')
    expect(state(week({ standUps: [standUp('maya', 'mia')] }))).toBe('done')
    const closed = { ...standUp('maya'), closedAt: '2026-03-04T18:00:00.000Z' }
    expect(state(week({ standUps: [closed] }))).toBe('done')
  })
})
