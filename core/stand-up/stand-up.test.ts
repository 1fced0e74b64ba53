import { describe, expect, test } from 'vitest'
import type { Sprint } from '../sprint/schema.ts'
import type { StandUp } from './schema.ts'
import { aSprint } from '../testing/a-family.ts'
import { applySprintCommand } from '../log/rules.ts'
import type { FamilyClock } from '../family/family-clock.ts'
import { dayOfStandUp, isHeld, isHeldWithout, nextTurn, sprintForStandUp } from './stand-up.ts'

const order = [{ id: 'tom' }, { id: 'mia' }, { id: 'anna' }]

const answeredBy = (...memberIds: string[]): StandUp => ({
  date: '2026-05-11',
  answers: memberIds.map((memberId) => ({
    memberId,
    passed: false,
    mood: null,
    did: '',
    next: '',
    help: '',
  })),
  offer: '',
  closedAt: null,
})

test('whoever is not here is passed over [S1.5]', () => {
  const away = { ...answeredBy('tom'), absentIds: ['mia'] }
  expect(nextTurn(order, away, 'tom')).toBe('anna')
  expect(nextTurn(order, { ...away, absentIds: ['mia', 'anna'] }, 'tom')).toBeNull()
})

test('a round that was held without somebody waits for their answer alone [N22]', () => {
  const begun = { ...answeredBy('tom'), absentIds: ['mia'] }
  expect(isHeld(begun, order)).toBe(false)
  const held = { ...answeredBy('tom', 'anna'), absentIds: ['mia'] }
  expect(isHeld(held, order)).toBe(true)
  expect(isHeldWithout(held, 'mia', order)).toBe(true)
  expect(isHeldWithout(held, 'tom', order)).toBe(false)
  expect(isHeldWithout(begun, 'mia', order)).toBe(false)
  expect(
    isHeld({ ...answeredBy(), absentIds: order.map(({ id }) => id) }, order),
    'nobody spoke',
  ).toBe(false)
})

test('closing says whom the round did not wait for, and they stay so when they answer [N22]', () => {
  const memberIds = ['tom', 'mia', 'anna']
  const by = { ...context, memberIds }
  const at = { familyId: 'family_u', sprintId: 'first' }
  const date = '2026-05-11'
  const week = { ...planned('first', date), standUps: [answeredBy('tom', 'anna')] }
  const close = { id: 'c', type: 'close-stand-up', date, offer: '' } as const
  const closed = applySprintCommand(week, close, by, at)!
  expect(closed.standUps[0]).toMatchObject({ absentIds: ['mia'] })
  const [answer] = answeredBy('mia').answers
  const later = { id: 'a', type: 'answer-stand-up', date, answer: answer! } as const
  const answered = applySprintCommand(closed, later, by, at)!
  const again = applySprintCommand(answered, { ...close, offer: 'Tea' }, by, at)!
  expect(again.standUps[0]).toMatchObject({ absentIds: ['mia'], offer: 'Tea' })
  const empty = { ...week, standUps: [] }
  expect(applySprintCommand(empty, close, by, at)!.standUps[0]).not.toHaveProperty('absentIds')
})

test('the phone goes on to the next who has not answered [S1.5]', () => {
  expect(nextTurn(order, null, null)).toBe('tom')
  expect(nextTurn(order, answeredBy('tom'), 'tom')).toBe('mia')
  expect(nextTurn(order, answeredBy('mia'), 'tom')).toBe('anna')
})

test('those who were passed over come last, and nobody twice [S1.5]', () => {
  expect(nextTurn(order, answeredBy('mia', 'anna'), 'anna')).toBe('tom')
  expect(nextTurn(order, answeredBy('mia', 'anna'), 'tom')).toBeNull()
  expect(nextTurn(order, answeredBy('tom', 'mia', 'anna'), 'anna')).toBeNull()
})

const context = { now: '2026-05-10T18:00:00.000Z', userId: 'u', memberIds: ['anna'] }

function planned(id: string, startsOn: string): Sprint {
  const at = { familyId: 'family_u', sprintId: id }
  const plan = { name: id, startsOn, weeks: 1, goalId: null, missionStep: '', experimentId: null }
  const draft = applySprintCommand(
    null,
    { id: 'create-0123456789', type: 'create-sprint', sprint: { id, ...plan, tasks: [] } },
    context,
    at,
  )
  return { ...draft!, plannedAt: context.now }
}

test('a stand-up belongs to the planned, open sprint of its day [S1.5, S3.3]', () => {
  const first = planned('first', '2026-05-04')
  const second = planned('second', '2026-05-11')
  expect(sprintForStandUp([first, second], '2026-05-10')).toBe(first)
  expect(sprintForStandUp([first, second], '2026-05-11')).toBe(second)
  expect(sprintForStandUp([first, second], '2026-05-18')).toBeNull()
  expect(sprintForStandUp([{ ...first, completed: true }], '2026-05-10')).toBeNull()
  expect(sprintForStandUp([{ ...first, plannedAt: null }], '2026-05-10')).toBeNull()
})

describe('past midnight', () => {
  const dayAt = (
    hour: number,
    fields: Partial<StandUp> = {},
    dayEndsAt?: FamilyClock['dayEndsAt'],
  ) => {
    const standUps = [{ ...answeredBy('tom'), ...fields }]
    const plannedAt = '2026-05-09T18:00:00.000Z'
    const sprint = aSprint({ startsOn: '2026-05-10', plannedAt, standUps })
    const now = Date.parse('2026-05-12T00:00:00.000Z') + hour * 3_600_000
    return dayOfStandUp([sprint], now, { timeZone: 'UTC', dayEndsAt })
  }

  test('a stand-up that has begun keeps its day for the night [P11]', () => {
    expect([0, 2, 3, 18].map((hour) => dayAt(hour))).toEqual([
      '2026-05-11',
      '2026-05-11',
      '2026-05-12',
      '2026-05-12',
    ])
  })

  test('one that nobody spoke in, or that was closed in the evening, is over [P11]', () => {
    expect(dayAt(0, { answers: [] })).toBe('2026-05-12')
    expect(dayAt(0, { closedAt: '2026-05-11T19:00:00.000Z' })).toBe('2026-05-12')
    expect(dayAt(0, { closedAt: '2026-05-12T00:10:00.000Z' })).toBe('2026-05-11')
  })

  test('where the day ends later in the night, it is the check-in of that day until then [P25]', () => {
    const none = { answers: [] }
    expect([1, 3, 4, 5].map((hour) => dayAt(hour, none, '04:00'))).toEqual([
      '2026-05-11',
      '2026-05-11',
      '2026-05-12',
      '2026-05-12',
    ])
    expect(dayAt(2, {}, '01:00')).toBe('2026-05-11')
    expect(dayAt(2, { closedAt: '2026-05-12T00:10:00.000Z' }, '01:00')).toBe('2026-05-12')
  })
})
