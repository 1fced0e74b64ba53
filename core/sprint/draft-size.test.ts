import { describe, expect, test } from 'vitest'
import type { Sprint } from './schema.ts'
import type { Task } from '../tasks/schema.ts'
import { aFamily, aSprint, aTask, goal } from '../testing/a-family.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { draftNextSprint } from './next-sprint.ts'

const first = '2026-03-01'

/** A daily task of Mia's that she did on so many of the week's days. */
const daily = (id: string, done: number, fields: Partial<Task> = {}, start = first) =>
  aTask({
    id,
    title: id,
    owners: ['mia'],
    repeat: { kind: 'times', times: 7 },
    checks: Object.fromEntries(dayRange(start, done).map((date) => [date, ['mia']])),
    ...fields,
  })

const draft = (sprints: Sprint[], today = '2026-03-07') =>
  draftNextSprint(aFamily({ goal }), sprints, today).tasks.map(({ id }) => id)

describe('the draft after a week', () => {
  test('repeats the plan that the family finished', () => {
    const week = aSprint({ tasks: [daily('a', 4), daily('b', 5)] })
    expect(draft([week])).toEqual(['a', 'b'])
  })

  test('that ended clearly below its plan keeps what was finished most, up to the usual week [N4]', () => {
    // 10 of 28: room for one of the daily ones.
    const tasks = [daily('a', 1), daily('b', 7), daily('c', 0), daily('d', 2)]
    expect(draft([aSprint({ tasks })])).toEqual(['b'])
    const twice = { kind: 'times' as const, times: 2 }
    expect(draft([aSprint({ tasks: [...tasks, daily('e', 0, { repeat: twice })] })])).toEqual([
      'b',
      'e',
    ])
  })

  test('keeps what was done most often, however much of it was planned, and what fits beside it [N4]', () => {
    const everybody = { owners: ['mia', 'ben', 'leo'] }
    const heart = daily('heart', 0, {
      ...everybody,
      checks: Object.fromEntries(dayRange(first, 3).map((date) => [date, everybody.owners])),
    })
    const once = (id: string, done: number) =>
      daily(id, done, { repeat: { kind: 'times', times: 2 } })
    // 12 of 34: room for the nine that were done of the 21, and for three more.
    const tasks = [once('a', 2), daily('b', 0), heart, once('c', 1), once('d', 0)]
    expect(draft([aSprint({ tasks })])).toEqual(['a', 'heart'])
  })

  test('keeps the mission’s steps first, in the plan’s order, and what was done most beside them [N4]', () => {
    const reason = { kind: 'mission' as const, text: '' }
    const tasks = [daily('a', 7), daily('b', 0), daily('step', 0, { reason }), daily('c', 2)]
    expect(draft([aSprint({ tasks })])).toEqual(['a', 'step'])
    expect(draft([aSprint({ tasks: [...tasks, daily('d', 7)] })])).toEqual(['a', 'step'])
  })

  test('in which nobody did anything has two lines, not 38 [N4]', () => {
    const tasks = Array.from({ length: 38 }, (_, index) => daily(`t${index}`, 0))
    expect(draft([aSprint({ tasks })])).toHaveLength(2)
    expect(draft([aSprint({ tasks, completed: true })], '2026-03-30')).toHaveLength(2)
  })

  test('does not judge a week of which most lies ahead', () => {
    const tasks = [daily('a', 1), daily('b', 0), daily('c', 0)]
    expect(draft([aSprint({ tasks })], '2026-03-03')).toEqual(['a', 'b', 'c'])
  })

  test('keeps one line even where it alone is more than the usual week', () => {
    const tasks = [daily('a', 2), daily('b', 1)]
    expect(draft([aSprint({ tasks })])).toEqual(['a'])
  })

  test('counts the last three weeks together: one bad week is no reason', () => {
    const good = (week: number) => {
      const startsOn = addDays(first, week * 7)
      const tasks = [daily('a', 7, {}, startsOn), daily('b', 7, {}, startsOn)]
      return aSprint({ id: `week-${week}`, startsOn, completed: true, tasks })
    }
    const bad = aSprint({
      id: 'week-3',
      startsOn: '2026-03-15',
      tasks: [daily('a', 1, {}, '2026-03-15'), daily('b', 0)],
    })
    expect(draft([good(0), good(1), bad], '2026-03-21')).toEqual(['a', 'b'])
  })
})
