import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Repeat } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { aFamily, aSprint, aTask, ben, leo, mia, peopleOf } from '../testing/a-family.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { dayLines } from '../stand-up/day.ts'
import { draftNextSprint } from '../sprint/next-sprint.ts'
import { sprintProgress } from './progress.ts'
import { dueIn, isDue, isSeldom, nextDue } from './seldom.ts'
import { turnOn } from './task.ts'

const start = '2026-03-01'
const seldom = (every: 'two-weeks' | 'month', startsOn = start) =>
  ({ kind: 'seldom', every, startsOn }) as const satisfies Repeat
const anyDay = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days))
const weeksFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, week) => addDays(first, week * 7))

describe('what is seldom', () => {
  test('comes in each other week, whatever day weeks begin on', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 100 }), (startsOn, later) => {
        const weeks = weeksFrom(addDays(startsOn, later), 8)
        const times = weeks.map((week) => dueIn(seldom('two-weeks', startsOn), week))
        const due = times.map((time) => time !== null)
        expect(due.slice(2)).toEqual(due.slice(0, -2))
        expect(due[0]).toBe(!due[1])
        const counted = times.filter((time) => time !== null)
        expect(counted).toEqual(counted.map((_, index) => counted[0]! + index))
      }),
    )
  })

  test('comes once in every month, also for a 31st', () => {
    fc.assert(
      fc.property(anyDay, (startsOn) => {
        const repeat = seldom('month', startsOn)
        const times = weeksFrom(startsOn, 60).map((week) => dueIn(repeat, week))
        const counted = times.filter((time) => time !== null)
        expect(counted).toEqual(counted.map((_, index) => index))
        const days = dayRange(startsOn, 366).filter((day) => nextDue(repeat, day) === day)
        const months = days.map((day) => day.slice(0, 7))
        expect(new Set(months).size).toBe(months.length)
        expect(months.length).toBeGreaterThanOrEqual(12)
      }),
    )
    expect(nextDue(seldom('month', '2026-01-31'), '2026-02-01')).toBe('2026-02-28')
    expect(nextDue(seldom('month', '2026-01-31'), '2026-03-01')).toBe('2026-03-31')
  })

  test('does not come before its first week', () => {
    expect(dueIn(seldom('month'), addDays(start, -7))).toBeNull()
    expect(nextDue(seldom('two-weeks'), '2025-01-01')).toBe(start)
  })
})

const people = peopleOf(ben.id, leo.id, mia.id)

/** A plan that begins so many weeks after the first, with one task. */
const week = (count: number, repeat: Repeat, fields: Partial<Sprint> = {}) =>
  aSprint({
    startsOn: addDays(start, count * 7),
    weeks: 1,
    tasks: [aTask({ id: 'car', owners: [leo.id, mia.id], repeat })],
    ...fields,
  })

describe('a seldom task in its plans', () => {
  test('asks for one tick in its week, and for nothing in the others', () => {
    const planned = [0, 1, 2, 3].map(
      (count) => sprintProgress(week(count, seldom('two-weeks')), people).planned,
    )
    expect(planned).toEqual([2, 0, 2, 0])
    const lines = (count: number) => {
      const plan = week(count, seldom('two-weeks'))
      return dayLines(plan, people, addDays(plan.startsOn, 3)).map(({ isFixed }) => isFixed)
    }
    expect(lines(0), 'any day of it will do').toEqual([false])
    expect(lines(1)).toEqual([])
  })

  test('is done once it was ticked, on whatever day', () => {
    const done = week(0, seldom('month'), {
      tasks: [
        aTask({
          owners: [mia.id],
          repeat: seldom('month'),
          checks: { [addDays(start, 2)]: [mia.id] },
        }),
      ],
    })
    expect(sprintProgress(done, people)).toEqual({ done: 1, planned: 1 })
    expect(dayLines(done, people, addDays(start, 4))).toEqual([])
    expect(dayLines(done, people, addDays(start, 2))).toHaveLength(1)
  })

  test('comes in its own weeks of a long plan', () => {
    const long = week(1, seldom('two-weeks'), { weeks: 4 })
    expect(sprintProgress(long, people).planned).toBe(4)
    expect(isDue({ repeat: seldom('month') }, { startsOn: addDays(start, 7), weeks: 3 })).toBe(
      false,
    )
  })

  test('goes round among those who take turns', () => {
    const turns = [0, 1, 2, 4].map((count) => {
      const plan = week(count, seldom('two-weeks'))
      const task = { ...plan.tasks[0]!, sharing: 'weekly-turns' as const }
      return turnOn(task, plan, { people, date: addDays(plan.startsOn, 1) })
    })
    expect(turns).toEqual([leo.id, null, mia.id, leo.id])
  })

  test('is in every draft, so that it is there when its week comes', () => {
    const often = aTask({ id: 'often', owners: [mia.id], repeat: { kind: 'times', times: 5 } })
    let plan = week(0, seldom('month'))
    plan = { ...plan, tasks: [often, ...plan.tasks], completed: true }
    for (let count = 1; count < 6; count += 1) {
      const draft = draftNextSprint(aFamily(), [plan], addDays(plan.startsOn, 7))
      // Nothing was ever ticked: the rest of the draft shrinks, and this stays.
      expect(draft.tasks.filter(isSeldom).map(({ id }) => id)).toEqual(['car'])
      plan = { ...plan, ...draft, tasks: draft.tasks.map((task) => ({ ...task, checks: {} })) }
    }
  })
})
