import { describe, expect, test } from 'vitest'
import { aFamily, goal } from '../testing/a-family.ts'
import { aSummary, byWeekday } from '../testing/a-summary.ts'
import {
  bestWeekdays,
  experimentFacts,
  loadsOf,
  missionJourney,
  missionTotal,
  weekdayFacts,
} from './insight-facts.ts'
import type { Weekday } from '../words.ts'
import { addDays } from '../time/calendar.ts'
import { membersOf } from '../members/member.ts'

describe('the weekdays', () => {
  test('are compared by how much is done on each one, not by how often they came', () => {
    const summaries = [
      aSummary({
        ticksByWeekday: byWeekday(0, { Monday: 6, Tuesday: 5 }),
        daysByWeekday: byWeekday(2, { Tuesday: 1 }),
      }),
    ]
    const facts = weekdayFacts(summaries)
    expect(facts.find(({ day }) => day === 'Monday')).toEqual({ day: 'Monday', ticks: 6, each: 3 })
    expect(bestWeekdays(summaries)).toEqual(['Tuesday'])
  })

  test('have no best one before anything was done, and several when they are equal', () => {
    expect(bestWeekdays([])).toEqual([])
    expect(bestWeekdays([aSummary()])).toEqual([])
    const equal = aSummary({ ticksByWeekday: byWeekday(0, { Monday: 2, Friday: 2 }) })
    expect(bestWeekdays([equal])).toEqual(['Monday', 'Friday'])
  })

  test('count a day that was ticked although it was paused', () => {
    const summary = aSummary({
      ticksByWeekday: byWeekday(0, { Monday: 2 }),
      daysByWeekday: byWeekday(0),
    })
    expect(weekdayFacts([summary]).find(({ day }) => day === 'Monday')!.each).toBe(2)
  })
})

describe('the adults’ loads', () => {
  const effort = (primary: number, ben: number) =>
    aSummary({
      adultEffort: [
        { memberId: 'primary', effort: primary },
        { memberId: 'ben', effort: ben },
        { memberId: 'left', effort: 50 },
        { memberId: 'mia', effort: 50 },
      ],
    })

  test('are the efforts of the adults who are here, each with its share, and no child’s', () => {
    const loads = loadsOf([effort(3, 1), effort(2, 2)], membersOf(aFamily().familyData))
    expect(loads.map((load) => [load.member.id, load.effort, load.share])).toEqual([
      ['primary', 5, 0.625],
      ['ben', 3, 0.375],
    ])
    expect(JSON.stringify(loads)).not.toMatch(/mia|leo/i)
  })

  test('are weighed by the days on which each is here: half of them are not half of the load [17.6]', () => {
    const family = aFamily()
    const from = '2026-01-01'
    const weekends = { from, startsOn: from, weeks: [['Sunday', 'Saturday'] satisfies Weekday[]] }
    const members = membersOf(family.familyData).map((member) =>
      member.id === 'ben'
        ? { ...member, daysHere: { patterns: [weekends], exceptions: [] } }
        : member,
    )
    const loads = loadsOf([effort(7, 2)], members)
    expect(loads.map(({ days, share }) => [days, share])).toEqual([
      [7, 0.5],
      [2, 0.5],
    ])
  })

  test('need two adults to share, and no effort is no share', () => {
    expect(loadsOf([effort(3, 1)], membersOf(aFamily({ adults: [] }).familyData))).toEqual([])
    const none = loadsOf([], membersOf(aFamily().familyData))
    expect(none.map(({ share }) => share)).toEqual([0, 0])
  })
})

test('the experiments are told apart by what became of them, the newest first', () => {
  const experiment = (id: string, verdict: 'keep' | 'running') => ({
    id,
    text: id,
    ownerId: 'ben',
    sprintId: id,
    checkOn: '2026-03-08',
    verdict,
  })
  const experiments = [experiment('a', 'keep'), experiment('b', 'keep'), experiment('c', 'running')]
  const { keep, tweak, drop, running } = experimentFacts(aFamily({ experiments }))
  expect(keep.map(({ id }) => id)).toEqual(['b', 'a'])
  expect([tweak, drop]).toEqual([[], []])
  expect(running.map(({ id }) => id)).toEqual(['c'])
})

describe('the mission’s journey', () => {
  const family = aFamily({ goal })
  const first = aSummary({ goalId: 'goal1', missionStep: 'Borrow books' })
  const other = aSummary({ sprintId: 's2', startsOn: '2026-03-08', weeks: 2, goalId: null })

  test('goes week by week, with the sprint that has most of each', () => {
    const journey = missionJourney(family, [first, other], '2026-03-11')!
    expect(journey.week).toBe(2)
    expect(journey.done).toBe(3)
    expect(journey.weeks.map(({ state }) => state)).toEqual([
      'lived',
      'now',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ])
    expect(journey.weeks.map(({ sprint }) => sprint?.step)).toEqual([
      'Borrow books',
      '',
      '',
      undefined,
      undefined,
      undefined,
    ])
  })

  test('has one total: all its weeks, also those before its first day or after its last [E6]', () => {
    const weeks = Array.from({ length: 70 }, (_, index) =>
      aSummary({
        sprintId: `week${index}`,
        startsOn: addDays('2026-02-15', index * 7),
        completed: index < 68,
        goalId: index === 5 ? 'another' : 'goal1',
        progress: { done: 2, planned: 3 },
      }),
    )
    const lastOfAll = addDays('2026-02-15', 69 * 7)
    expect(missionTotal('goal1', weeks, lastOfAll)).toEqual({
      weeksWalked: 68,
      done: 138,
    })
    expect(missionJourney(family, weeks, lastOfAll)!.done).toBe(138)
  })

  test('counts weeks in which something was done: eight things in week five are no five sixths [N4]', () => {
    const week = (number: number, done: number) =>
      aSummary({
        goalId: 'goal1',
        sprintId: `week${number}`,
        startsOn: addDays('2026-03-01', (number - 1) * 7),
        until: addDays('2026-03-01', number * 7 - 1),
        progress: { done, planned: 38 },
      })
    const weeks = [week(1, 8), week(2, 0), week(3, 0), week(4, 0)]
    expect(missionTotal('goal1', weeks, '2026-04-01')).toEqual({
      weeksWalked: 1,
      done: 8,
    })
    const now = { ...week(5, 2), completed: false, until: '2026-04-01' }
    expect(missionTotal('goal1', [...weeks, now], '2026-04-01')).toMatchObject({
      weeksWalked: 1,
    })
  })

  test('has not begun before its day, is over after its last week, and needs a mission', () => {
    const before = missionJourney(family, [], '2026-02-28')!
    expect(before.week).toBe(0)
    expect(before.weeks.every(({ state }) => state === 'ahead')).toBe(true)
    const after = missionJourney(family, [], '2026-04-12')!
    expect(after).toMatchObject({ week: 6, over: true })
    expect(after.weeks.every(({ state }) => state === 'quiet')).toBe(true)
    expect(missionJourney(aFamily(), [], '2026-03-01')).toBeNull()
  })
})
