import { describe, expect, test } from 'vitest'
import type { Task } from './schema.ts'
import { aSprint, aTask, peopleOf } from '../testing/a-family.ts'
import { dayRange } from '../time/calendar.ts'
import { dayLines } from '../stand-up/day.ts'
import { linesToTick } from '../stand-up/own-day.ts'
import { memberProgress, share, sprintProgress, taskProgress } from './progress.ts'

const week = dayRange('2026-03-01', 7)
const tickedOn = (...dates: string[]): Task['checks'] =>
  Object.fromEntries(dates.map((date) => [date, ['mia']]))
const times = (count: number, checks: Task['checks'] = {}) =>
  aTask({ repeat: { kind: 'times', times: count }, checks })
const onDays = (days: ('Monday' | 'Wednesday' | 'Friday')[], checks: Task['checks'] = {}) =>
  aTask({ repeat: { kind: 'days', days }, checks })

const progress = (task: Task, fields: object = {}) =>
  taskProgress(aSprint({ tasks: [task], ...fields }), task, peopleOf('mia'))

describe('how far a member is with a task', () => {
  test('once is one tick, on whichever day, and more are no more', () => {
    expect(progress(aTask())).toEqual({ done: 0, planned: 1 })
    expect(progress(aTask({ checks: tickedOn('2026-03-03') }))).toEqual({ done: 1, planned: 1 })
    expect(progress(aTask({ checks: tickedOn('2026-03-03', '2026-03-04') }))).toEqual({
      done: 1,
      planned: 1,
    })
  })

  test('once in a sprint of three weeks is still once', () => {
    expect(progress(aTask({ checks: tickedOn('2026-03-18') }), { weeks: 3 })).toEqual({
      done: 1,
      planned: 1,
    })
  })

  test('N times a week are N each week; more in one week do not make up for another', () => {
    expect(progress(times(3))).toEqual({ done: 0, planned: 3 })
    const four = tickedOn('2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04')
    expect(progress(times(3, four))).toEqual({ done: 3, planned: 3 })
    expect(progress(times(3, four), { weeks: 2 })).toEqual({ done: 3, planned: 6 })
    const next = { ...four, ...tickedOn('2026-03-08') }
    expect(progress(times(3, next), { weeks: 2 })).toEqual({ done: 4, planned: 6 })
  })

  test('weeks are the sprint’s own, from whichever weekday it starts', () => {
    // Wednesday to Tuesday: the tick on Sunday is in the first week, on Wednesday in the second.
    const checks = tickedOn('2026-03-08', '2026-03-11')
    expect(progress(times(1, checks), { startsOn: '2026-03-04', weeks: 2 })).toEqual({
      done: 2,
      planned: 2,
    })
  })

  test('chosen weekdays are planned on those days', () => {
    expect(progress(onDays(['Monday', 'Friday']))).toEqual({ done: 0, planned: 2 })
    expect(progress(onDays(['Monday', 'Friday']), { weeks: 4 })).toEqual({ done: 0, planned: 8 })
    expect(progress(onDays(['Monday', 'Friday'], tickedOn('2026-03-02')))).toEqual({
      done: 1,
      planned: 2,
    })
  })

  test('a weekday that was made up for on another day counts', () => {
    expect(progress(onDays(['Monday'], tickedOn('2026-03-03')))).toEqual({ done: 1, planned: 1 })
  })

  test('paused days plan nothing: the week shrinks instead of breaking', () => {
    const pausedDates = ['2026-03-02', '2026-03-03']
    expect(progress(onDays(['Monday', 'Wednesday']), { pausedDates })).toEqual({
      done: 0,
      planned: 1,
    })
    expect(progress(times(7), { pausedDates })).toEqual({ done: 0, planned: 5 })
    expect(progress(times(3), { pausedDates })).toEqual({ done: 0, planned: 3 })
    expect(progress(aTask(), { pausedDates })).toEqual({ done: 0, planned: 1 })
  })

  test('a wholly paused week asks for nothing', () => {
    for (const task of [aTask(), times(2), onDays(['Monday'])]) {
      expect(progress(task, { pausedDates: week })).toEqual({ done: 0, planned: 0 })
    }
    expect(progress(times(2), { pausedDates: week, weeks: 2 })).toEqual({ done: 0, planned: 2 })
    expect(progress(aTask(), { pausedDates: week, weeks: 2 })).toEqual({ done: 0, planned: 1 })
  })

  test('ticks of days that are no longer in the sprint do not count for its weeks', () => {
    const checks = tickedOn('2026-02-27', '2026-03-09')
    expect(progress(times(2, checks))).toEqual({ done: 0, planned: 2 })
  })
})

describe('how far the family is', () => {
  const sprint = aSprint({
    tasks: [
      aTask({ id: 'all', checks: { '2026-03-02': ['mia', 'gone'] } }),
      aTask({ id: 'hers', owners: ['mia'], repeat: { kind: 'times', times: 2 } }),
      aTask({ id: 'left', owners: ['gone'], checks: { '2026-03-02': ['gone'] } }),
    ],
  })

  test('a member counts the own tasks and those for everyone', () => {
    expect(memberProgress(sprint, { id: 'mia' })).toEqual({ done: 1, planned: 3 })
    expect(memberProgress(sprint, { id: 'ben' })).toEqual({ done: 0, planned: 1 })
  })

  test('the family counts everybody who is in it, and nobody who has left', () => {
    expect(sprintProgress(sprint, peopleOf('mia', 'ben', 'leo'))).toEqual({ done: 1, planned: 5 })
    expect(sprintProgress(sprint, [])).toEqual({ done: 0, planned: 0 })
  })

  test('a share is between nothing and all; of nothing planned it is nothing', () => {
    expect(share({ done: 1, planned: 4 })).toBe(0.25)
    expect(share({ done: 0, planned: 0 })).toBe(0)
    expect(share({ done: 3, planned: 3 })).toBe(1)
  })
})

describe('the tasks of a day', () => {
  const ids = (tasks: Task[], date: string, fields: object = {}) =>
    linesToTick(dayLines(aSprint({ tasks, ...fields }), peopleOf('mia', 'ben'), date), 'mia').map(
      ({ task }) => task.id,
    )

  test('are a member’s own and everyone’s', () => {
    const tasks = [
      aTask({ id: 'all' }),
      aTask({ id: 'hers', owners: ['mia'] }),
      aTask({ id: 'his', owners: ['ben'] }),
    ]
    expect(ids(tasks, '2026-03-04')).toEqual(['all', 'hers'])
  })

  test('show a weekday’s task on its day alone', () => {
    const tasks = [onDays(['Monday', 'Wednesday'])]
    expect(week.filter((date) => ids(tasks, date).length > 0)).toEqual(['2026-03-02', '2026-03-04'])
  })

  test('show what is to be done once until it is done, and on the day it was', () => {
    expect(ids([aTask()], '2026-03-06')).toEqual(['task1'])
    const done = [aTask({ checks: tickedOn('2026-03-03') })]
    expect(week.filter((date) => ids(done, date).length > 0)).toEqual(['2026-03-03'])
  })

  test('show N times a week until it is done N times, each week anew', () => {
    const done = [times(2, tickedOn('2026-03-01', '2026-03-03'))]
    const shown = dayRange('2026-03-01', 9).filter((date) => ids(done, date, { weeks: 2 }).length)
    expect(shown).toEqual(['2026-03-01', '2026-03-03', '2026-03-08', '2026-03-09'])
  })

  test('are none on a paused day, except for ticks to take back', () => {
    const tasks = [aTask(), onDays(['Wednesday'], tickedOn('2026-03-04'))]
    expect(ids(tasks, '2026-03-04', { pausedDates: ['2026-03-04'] })).toEqual(['task1'])
    expect(ids([aTask()], '2026-03-04', { pausedDates: ['2026-03-04'] })).toEqual([])
  })

  test('are none before and after the sprint, where no tick would be taken', () => {
    const tasks = [aTask(), times(7), onDays(['Monday'], tickedOn('2026-03-09'))]
    expect(ids(tasks, '2026-02-28')).toEqual([])
    expect(ids(tasks, '2026-03-09')).toEqual([])
    expect(ids(tasks, '2026-03-07')).not.toEqual([])
  })
})

describe('a task that several share [N5]', () => {
  const both = ['mia', 'ben']
  const lunches = (fields: Partial<Task> = {}) =>
    aTask({
      id: 'lunch',
      owners: both,
      sharing: 'one',
      repeat: { kind: 'days', days: ['Monday', 'Wednesday', 'Friday'] },
      ...fields,
    })

  test('is one tick for all of them, whoever made it [N5]', () => {
    const task = lunches({ checks: { '2026-03-02': ['ben'] } })
    const sprint = aSprint({ tasks: [task] })
    expect(sprintProgress(sprint, peopleOf(...both))).toEqual({ done: 1, planned: 3 })
    const each = aSprint({ tasks: [aTask({ ...task, sharing: undefined } as Task)] })
    expect(sprintProgress(each, peopleOf(...both))).toEqual({ done: 1, planned: 6 })
  })

  test('is owed by nobody alone; together it is everybody’s [N5]', () => {
    const checks = { '2026-03-02': ['ben'] }
    const one = aSprint({ tasks: [lunches({ checks })] })
    expect(memberProgress(one, { id: 'ben' })).toEqual({ done: 1, planned: 1 })
    expect(memberProgress(one, { id: 'mia' })).toEqual({ done: 0, planned: 0 })
    const together = aSprint({ tasks: [lunches({ checks, sharing: 'together' })] })
    expect(memberProgress(together, { id: 'mia' })).toEqual({ done: 1, planned: 3 })
  })

  test('shows to both until one has done it, and then to whoever that was [N5]', () => {
    const shown = (task: Task, date: string, who: string) =>
      linesToTick(dayLines(aSprint({ tasks: [task] }), peopleOf(...both), date), who).length
    const once = lunches({ repeat: { kind: 'once' }, checks: { '2026-03-02': ['ben'] } })
    expect(shown(once, '2026-03-02', 'ben')).toBe(1)
    expect(shown(once, '2026-03-02', 'mia'), 'not hers to take back').toBe(0)
    expect(shown(once, '2026-03-03', 'mia')).toBe(0)
    expect(shown(lunches(), '2026-03-02', 'mia')).toBe(1)
  })

  test('in turns shows to whose day or week it is, and goes on the week after [N5]', () => {
    const turnsOf = (sharing: 'daily-turns' | 'weekly-turns', startsOn: string) => {
      const task = lunches({ sharing, repeat: { kind: 'times', times: 7 } })
      const sprint = aSprint({ tasks: [task], startsOn })
      return dayRange(startsOn, 7).map((date) =>
        both
          .filter((who) => linesToTick(dayLines(sprint, peopleOf(...both), date), who).length > 0)
          .join(),
      )
    }
    const [first, second] = [
      turnsOf('daily-turns', '2026-03-01'),
      turnsOf('daily-turns', '2026-03-08'),
    ]
    expect(new Set(first).size).toBe(2)
    expect(first.every((who, day) => who !== first[day + 1])).toBe(true)
    expect(second[0]).not.toBe(first[6])
    const weeks = [turnsOf('weekly-turns', '2026-03-01'), turnsOf('weekly-turns', '2026-03-08')]
    expect(weeks.map((who) => new Set(who).size)).toEqual([1, 1])
    expect(weeks[0]![0]).not.toBe(weeks[1]![0])
  })
})
