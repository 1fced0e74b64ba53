import { describe, expect, test } from 'vitest'
import type { Sprint } from '../sprint/schema.ts'
import { aSprint, aTask, goal, mia, peopleOf } from '../testing/a-family.ts'
import { addDays } from '../time/calendar.ts'
import { goalEnd, journeyOf, setOutOn, weeksOver } from './journey.ts'

const people = peopleOf('maya', mia.id)

/** The nth week of the mission, planned. */
const week = (number: number, fields: Partial<Sprint> = {}) =>
  aSprint({
    id: `week${number}`,
    name: `Week ${number}`,
    goalId: goal.id,
    startsOn: addDays(goal.startsOn, (number - 1) * 7),
    plannedAt: '2026-03-01T18:00:00.000Z',
    ...fields,
  })
/** One in which something was done, on its first day. */
const closed = (number: number, fields: Partial<Sprint> = {}) => {
  const checks = { [addDays(goal.startsOn, (number - 1) * 7)]: [mia.id] }
  return week(number, { completed: true, tasks: [aTask({ checks })], ...fields })
}
/** The sixth day of the third week. */
const today = '2026-03-20'
const journey = (sprints: Sprint[], of = goal) =>
  journeyOf(of, sprints, { today, people, experiments: [] })

describe('a mission’s journey', () => {
  test('goes through its own planned sprints, walked, present and ahead', () => {
    const { stations } = journey([
      closed(1, { missionStep: 'Find three books' }),
      closed(2, { goalId: 'another' }),
      week(2),
      week(3),
      week(4),
      week(5, { plannedAt: null }),
    ])
    expect(stations.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'Week 1 walked',
      'Week 2 walked',
      'Week 3 now',
      'Week 4 ahead',
    ])
    expect(stations[0]).toMatchObject({ step: 'Find three books', endsOn: '2026-03-07' })
  })

  test('counts the weeks ahead, long sprints as what they are', () => {
    const way = journey([closed(1, { weeks: 2 }), week(3)])
    expect(way.weeksAhead).toBe(3)
    expect(journey([])).toEqual({ stations: [], weeksAhead: 6 })
    const longer = journey([closed(1, { weeks: 4 }), closed(5, { weeks: 4 })])
    expect(longer.weeksAhead).toBe(0)
  })

  test('gets shorter by what was done, not by the calendar: a quiet week is no step [N4]', () => {
    const quiet = closed(1, { tasks: [aTask()] })
    const { stations, weeksAhead } = journey([quiet, closed(2), week(3)])
    expect(weeksAhead).toBe(4)
    expect(stations.map(({ isQuiet, milestone }) => [isQuiet, milestone])).toEqual([
      [true, null],
      [false, 'first'],
      [false, null],
    ])
  })

  test('has milestones at its first, middle and last week', () => {
    const of = (sprints: Sprint[]) => journey(sprints).stations.map(({ milestone }) => milestone)
    expect(of([1, 2, 3, 4, 5, 6].map((number) => closed(number)))).toEqual([
      'first',
      null,
      'half',
      null,
      null,
      'last',
    ])
    expect(of([closed(1, { weeks: 4 })])).toEqual(['half'])
    const one = { ...goal, weeks: 1 }
    expect(journey([closed(1), closed(2)], one).stations.map((each) => each.milestone)).toEqual([
      'last',
      null,
    ])
  })

  test('remembers what was done, what was good and what was learned', () => {
    const retrospective = {
      stage: 'thanks' as const,
      feelings: [],
      cards: [
        { id: 'c1', memberId: 'maya', kind: 'low' as const, text: 'Late nights' },
        { id: 'c2', memberId: mia.id, kind: 'high' as const, text: 'The tent story' },
      ],
      why: '',
      thanks: '',
    }
    const tasks = [aTask({ checks: { '2026-03-02': ['maya', mia.id] } })]
    const experiment = {
      id: 'e1',
      text: 'Books on the table',
      ownerId: 'maya',
      sprintId: 'week1',
      checkOn: '2026-03-14',
    }
    const way = (verdict: 'keep' | 'drop') =>
      journeyOf(goal, [closed(1, { retrospective, tasks })], {
        today,
        people,
        experiments: [{ ...experiment, verdict }],
      })
    expect(way('keep').stations[0]).toMatchObject({
      high: 'The tent story',
      learned: 'Books on the table',
      progress: { done: 2, planned: 2 },
    })
    expect(way('drop').stations[0]?.learned).toBe('')
  })
})

test('a mission’s weeks end on a day, and lie behind by weeks', () => {
  expect(goalEnd(goal)).toBe('2026-04-11')
  const over = (day: string) => weeksOver(goal, day)
  expect(['2026-03-01', '2026-04-11', '2026-04-12', '2026-04-18', '2026-04-19'].map(over)).toEqual([
    0, 0, 1, 1, 2,
  ])
})

describe('the day on which a family set out', () => {
  const dayOf = (instant: string) => instant.slice(0, 10)
  const middle = addDays(goal.startsOn, 3)
  const gone = [0, 1, 2].map((days) => addDays(goal.startsOn, days))

  test('is the day of its first plan, where that was made in the middle of a week', () => {
    const first = week(1, { plannedAt: `${middle}T18:00:00.000Z`, pausedDates: gone })
    expect(setOutOn(goal, [week(2), first], dayOf)).toBe(middle)
  })

  test('is the first of the week that was planned before, and that of the choice without a plan', () => {
    expect(setOutOn(goal, [week(1)], dayOf)).toBe(goal.startsOn)
    expect(setOutOn(goal, [week(1, { plannedAt: null })], dayOf)).toBe(goal.startsOn)
    expect(setOutOn(goal, [week(1, { goalId: 'another' })], dayOf)).toBe(goal.startsOn)
  })
})
