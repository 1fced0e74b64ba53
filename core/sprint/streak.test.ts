import { describe, expect, test } from 'vitest'
import { aSprint, aTask } from '../testing/a-family.ts'
import { weekdays } from '../words.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { nextMeeting, weeksMet } from './streak.ts'

const today = '2026-03-04' // Wednesday in the week of Sunday 1 March
const answers = [{ memberId: 'mia', passed: true, mood: null, did: '', next: '', help: '' }]
const standUp = (date: string) => ({ date, answers, offer: '', closedAt: null })

/** A sprint in the week of that Sunday, with whatever happened in it. */
const weekOf = (startsOn: string, fields: object = {}) => aSprint({ startsOn, ...fields })
const metIn = (startsOn: string) =>
  weekOf(startsOn, { plannedAt: `${addDays(startsOn, 2)}T17:00:00.000Z` })
const checkedInIn = (startsOn: string) =>
  weekOf(startsOn, { standUps: [standUp(addDays(startsOn, 2))] })
const pausedIn = (startsOn: string) => weekOf(startsOn, { pausedDates: dayRange(startsOn, 7) })

const [now, one, two, three] = ['2026-03-01', '2026-02-22', '2026-02-15', '2026-02-08'] as const

const met = (...sprints: ReturnType<typeof aSprint>[]) =>
  weeksMet(sprints, today, { startOfWeek: 'Sunday' })

describe('“we met”', () => {
  test('is nothing before the first time', () => {
    expect(met()).toBe(0)
    expect(met(weekOf(now))).toBe(0)
  })

  test('counts weeks in a row, this one once it has happened', () => {
    expect(met(metIn(now))).toBe(1)
    expect(met(metIn(one), metIn(now))).toBe(2)
    expect(met(metIn(two), metIn(one))).toBe(2)
    expect(met(metIn(two), metIn(one), weekOf(now))).toBe(2)
  })

  test('begins again after a week without', () => {
    expect(met(metIn(two), weekOf(one), metIn(now))).toBe(1)
    expect(met(metIn(three), metIn(two))).toBe(0)
  })

  test('passes over paused weeks without breaking and without counting them', () => {
    expect(met(metIn(two), pausedIn(one), metIn(now))).toBe(2)
    expect(met(metIn(three), pausedIn(two), pausedIn(one))).toBe(1)
  })

  test('is not broken by a lapse: a quiet week is passed over until it was put away [N4]', () => {
    const quiet = { completed: true, completedAt: '2026-03-03T17:00:00.000Z' }
    expect(met(metIn(three), weekOf(two, quiet), metIn(now))).toBe(2)
    const plannedAt = '2026-01-03T17:00:00.000Z'
    expect(met(metIn(three), weekOf(two, { plannedAt }), metIn(now)), 'by itself').toBe(2)
    const tasks = [aTask({ checks: { [two]: ['mia'] } })]
    expect(met(metIn(three), weekOf(two, { ...quiet, tasks }), metIn(now))).toBe(1)
  })

  test('is broken by a week of which one day was not paused', () => {
    const nearly = weekOf(one, { pausedDates: dayRange(one, 6) })
    expect(met(metIn(two), nearly, metIn(now))).toBe(1)
  })

  test('counts a paused week in which the family met all the same', () => {
    const both = { ...metIn(one), pausedDates: dayRange(one, 7) }
    expect(met(metIn(two), both)).toBe(2)
  })

  test('passes over weeks of stand-ups alone: nothing breaks, and five minutes are no meeting', () => {
    expect(met(checkedInIn(now))).toBe(0)
    expect(met(metIn(two), checkedInIn(one), metIn(now))).toBe(2)
    const silent = weekOf(one, { standUps: [{ ...standUp(one), answers: [] }] })
    expect(met(metIn(two), silent, metIn(now))).toBe(1)
  })

  test('means a plan or a retrospective', () => {
    const retrospective = { stage: 'thanks', feelings: [], cards: [], why: '', thanks: '' }
    const completedAt = '2026-03-03T17:00:00.000Z'
    expect(met(weekOf(now, { plannedAt: completedAt }))).toBe(1)
    expect(met(weekOf(now, { completedAt }))).toBe(0)
    expect(met(weekOf(now, { completedAt, retrospective }))).toBe(1)
  })

  test('counts a plan made before the first sprint began', () => {
    const plannedAt = '2026-02-28T17:00:00.000Z'
    expect(met(weekOf(now, { plannedAt }))).toBe(1)
    expect(met(weekOf(now, { plannedAt }), metIn(now))).toBe(2)
  })

  test.each(weekdays)('follows the family’s own weeks, from %s on', (startOfWeek) => {
    // One meeting every seven days is one in each week, wherever the week begins.
    const sprints = [three, two, one].map(metIn)
    const next = weeksMet(sprints, '2026-02-24', { startOfWeek })
    expect(next).toBe(3)
    expect(weeksMet(sprints, '2026-03-20', { startOfWeek })).toBe(0)
  })

  test('puts a late evening into the day on the family’s wall, not into the next one', () => {
    // Half past midnight on Sunday in Berlin, where these tests run: still Saturday in Greenwich.
    const plannedAt = '2026-02-28T23:30:00.000Z'
    expect(new Date(plannedAt).getDate()).toBe(1)
    const sprint = weekOf(now, { plannedAt })
    expect(weeksMet([sprint], '2026-02-28', { startOfWeek: 'Sunday' })).toBe(0)
    expect(weeksMet([sprint], '2026-03-01', { startOfWeek: 'Sunday' })).toBe(1)
  })
})

test('the next meeting is today’s until it was held and the plan is there, then the one after', () => {
  const settings = { startOfWeek: 'Sunday', meetingDay: 'Wednesday' } as const
  const at = `${today}T17:00:00.000Z`
  const next = (...sprints: ReturnType<typeof aSprint>[]) => nextMeeting(sprints, today, settings)
  expect(next()).toBe(today)
  expect(next(metIn(now))).toBe(today)
  expect(next(weekOf(now, { plannedAt: at }))).toBe('2026-03-11')
  const retrospective = { stage: 'thanks', feelings: [], cards: [], why: '', thanks: '' }
  const closed = weekOf(now, { completedAt: at, retrospective })
  expect(next(closed, weekOf('2026-03-08')), 'looked back, and not planned yet').toBe(today)
  expect(nextMeeting([], today, { startOfWeek: 'Sunday' })).toBeNull()
})
