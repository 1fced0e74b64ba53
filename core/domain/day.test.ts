import { describe, expect, test } from 'vitest'
import { aSprint, aTask } from '../testing/a-family.ts'
import { dayProgress, daysAround, daysToFill, isDayDone, memberDay } from './day.ts'

// Sunday 1 to Saturday 7 March 2026; the 4th is a Wednesday.
const wednesday = '2026-03-04'
const saturday = '2026-03-07'

const onDays = aTask({ id: 'days', repeat: { kind: 'days', days: ['Wednesday', 'Friday'] } })
const twice = aTask({ id: 'twice', repeat: { kind: 'times', times: 2 } })
const once = aTask({ id: 'once' })
const ticked = (task: typeof once, ...dates: string[]) => ({
  ...task,
  checks: Object.fromEntries(dates.map((date) => [date, ['mia']])),
})

const day = (tasks: (typeof once)[], date: string, changes = {}) =>
  memberDay(aSprint({ tasks, ...changes }), 'mia', date).map(
    ({ task, done, due }) => `${task.id}${due ? ' due' : ''}${done ? ' done' : ''}`,
  )

describe('a member’s day', () => {
  test('begins with what is due; what may wait comes after [S1.5]', () => {
    expect(day([once, twice, onDays], wednesday)).toEqual(['days due', 'once', 'twice'])
  })

  test('what may wait is due when no later day is left for it [S1.5]', () => {
    expect(day([once, twice], '2026-03-06')).toEqual(['twice due', 'once'])
    expect(day([ticked(twice, '2026-03-02')], '2026-03-06')).toEqual(['twice'])
    expect(day([once, ticked(twice, '2026-03-02')], saturday)).toEqual(['once due', 'twice due'])
  })

  test('a paused day at the end brings the last chance forward [S1.5]', () => {
    expect(day([once], '2026-03-06', { pausedDates: [saturday] })).toEqual(['once due'])
    expect(day([once, twice, onDays], saturday, { pausedDates: [saturday] })).toEqual([])
  })

  test('keeps what was ticked, so that it can be taken back [S1.5]', () => {
    expect(day([ticked(once, wednesday)], wednesday)).toEqual(['once done'])
    expect(day([ticked(once, '2026-03-02')], wednesday)).toEqual([])
  })

  test('in a longer sprint each week has its own times [S3.3]', () => {
    const second = ticked(twice, '2026-03-02', '2026-03-03')
    expect(day([second], wednesday, { weeks: 2 })).toEqual([])
    expect(day([second], '2026-03-13', { weeks: 2 })).toEqual(['twice due'])
  })
})

describe('the family’s day', () => {
  test('counts what is due and what was done [S1.5]', () => {
    const sprint = aSprint({ tasks: [onDays, ticked(once, wednesday), twice] })
    expect(dayProgress(sprint, ['mia', 'leo'], wednesday)).toEqual({ done: 1, planned: 3 })
  })

  test('is done when nothing due is left, not at the first of many that may wait [S1.5]', () => {
    const done = (...tasks: (typeof once)[]) =>
      isDayDone(
        aSprint({ tasks: tasks.map((task) => ({ ...task, owners: ['mia'] })) }),
        ['mia'],
        wednesday,
      )
    expect(done(onDays, once)).toBe(false)
    expect(done(ticked(onDays, wednesday), once)).toBe(true)
    expect(done(ticked(twice, wednesday), once)).toBe(false)
    expect(done(ticked(once, wednesday))).toBe(true)
    expect(done()).toBe(false)
  })
})

test('the days so far can be filled in, days off cannot [S1.5]', () => {
  const sprint = aSprint({ plannedAt: '2026-03-01T17:00:00.000Z', pausedDates: ['2026-03-02'] })
  expect(daysToFill(sprint, wednesday)).toEqual(['2026-03-01', '2026-03-03', '2026-03-04'])
  expect(daysToFill(sprint, '2026-02-28')).toEqual([])
  expect(daysToFill({ ...sprint, weeks: 4 }, '2026-04-01')).toHaveLength(14)
  expect(daysToFill({ ...sprint, plannedAt: null }, wednesday)).toEqual([])
  expect(daysToFill({ ...sprint, completed: true }, wednesday)).toEqual([])
})

describe('the days that Today shows', () => {
  test('are yesterday and today, without those that are paused [C10]', () => {
    const week = aSprint({ plannedAt: '2026-03-01T17:00:00.000Z' })
    const shown = (...pausedDates: string[]) => daysAround([{ ...week, pausedDates }], wednesday)
    expect(shown()).toEqual(['2026-03-03', wednesday])
    expect(shown(wednesday)).toEqual(['2026-03-03'])
    expect(shown('2026-03-03')).toEqual([wednesday])
    expect(shown('2026-03-03', wednesday)).toEqual([])
  })

  test('are none without a planned, open sprint [C10]', () => {
    expect(daysAround([], wednesday)).toEqual([])
    expect(daysAround([aSprint({ plannedAt: null })], wednesday)).toEqual([])
  })
})
