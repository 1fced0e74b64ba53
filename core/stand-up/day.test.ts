import { describe, expect, test } from 'vitest'
import { aSprint, aTask, peopleOf } from '../testing/a-family.ts'
import { dayLines, dayProgress, daysAround, daysToFill, isDayDone } from './day.ts'

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

const owned = (task: typeof once, ...owners: string[]) => ({ ...task, owners })
const family = peopleOf('mia', 'leo')

const lines = (tasks: (typeof once)[], date: string, changes = {}) =>
  dayLines(aSprint({ tasks, ...changes }), family, date).map(({ task, boxes, isFixed }) => {
    const faces = boxes.map((box) => (box.doneBy.length > 0 ? 'x' : box.memberIds.join('/')))
    return `${task.id}${isFixed ? ' fixed' : ''}: ${faces.join(' ')}`
  })

describe('the lines of a day', () => {
  test('have a box for each who does it, and one for those who share [N5]', () => {
    const one = { ...onDays, id: 'one', sharing: 'one' as const }
    expect(lines([onDays, one], wednesday)).toEqual(['days fixed: mia leo', 'one fixed: mia/leo'])
    const done = ticked(one, wednesday)
    expect(lines([ticked(onDays, wednesday), done], wednesday)).toEqual([
      'days fixed: x leo',
      'one fixed: x',
    ])
  })

  test('keep what was ticked that day, so that it can be taken back [S1.5]', () => {
    expect(lines([ticked(owned(once, 'mia'), wednesday)], wednesday)).toEqual(['once: x'])
    expect(lines([ticked(owned(once, 'mia'), '2026-03-02')], wednesday)).toEqual([])
  })

  test('are none on a day off and outside the week [S1.5]', () => {
    expect(lines([once, twice, onDays], saturday, { pausedDates: [saturday] })).toEqual([])
    expect(lines([once], '2026-03-08')).toEqual([])
  })

  test('in a longer sprint have each week’s own times [S3.3]', () => {
    const second = owned(ticked(twice, '2026-03-02', '2026-03-03'), 'mia')
    expect(lines([second], wednesday, { weeks: 2 })).toEqual([])
    expect(lines([second], '2026-03-13', { weeks: 2 })).toEqual(['twice: mia'])
  })

  test('tell whose turn it is [N5]', () => {
    const task = { ...onDays, sharing: 'daily-turns' as const }
    const turns = [wednesday, '2026-03-06'].map(
      (date) => dayLines(aSprint({ tasks: [task] }), family, date)[0]?.turn,
    )
    expect(new Set(turns)).toEqual(new Set(['mia', 'leo']))
  })
})

describe('the family’s day', () => {
  test('counts what belongs to it: what may be done any day moves nothing [N10]', () => {
    const before = aSprint({ tasks: [onDays, once, twice] })
    const after = aSprint({ tasks: [onDays, ticked(once, wednesday), twice] })
    for (const sprint of [before, after])
      expect(dayProgress(dayLines(sprint, family, wednesday))).toEqual({ done: 0, planned: 2 })
    const half = aSprint({ tasks: [ticked(onDays, wednesday), once] })
    expect(dayProgress(dayLines(half, family, wednesday))).toEqual({ done: 1, planned: 2 })
  })

  test('is done when nothing of it is left, not at the first of many that may wait [S1.5]', () => {
    const done = (...tasks: (typeof once)[]) =>
      isDayDone(
        dayLines(
          aSprint({ tasks: tasks.map((task) => owned(task, 'mia')) }),
          peopleOf('mia'),
          wednesday,
        ),
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
