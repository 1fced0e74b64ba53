import { describe, expect, test } from 'vitest'
import { newSprintSchema, type Sprint } from './schema.ts'
import { limits } from '../limits.ts'
import {
  aFamily,
  aSprint,
  aTask,
  deepFreeze,
  goal,
  manyIds,
  peopleOf,
} from '../testing/a-family.ts'
import { weekdays } from '../words.ts'
import { dayRange } from '../time/calendar.ts'
import {
  draftNextSprint,
  isUnfinished,
  nextStart,
  planOf,
  promisesTooMuch,
  stayedOut,
} from './next-sprint.ts'
import { usualCapacity } from './draft-size.ts'

const members = ['primary', 'ben', 'mia', 'leo']
const people = peopleOf(...members)

function draft(previous: Sprint | null, family = aFamily(), today = '2026-03-07') {
  return draftNextSprint(deepFreeze(family), deepFreeze(previous ? [previous] : []), today)
}

describe('the first day of the next sprint', () => {
  test.each(weekdays.map((startOfWeek, index) => ({ startOfWeek, index })))(
    'without a sprint before it is this week’s $startOfWeek',
    ({ startOfWeek, index }) => {
      const family = aFamily({ settings: { startOfWeek } })
      const sunday = dayRange('2026-02-22', 14)
      // On Saturday 7 March, every weekday of the week from Sunday 1 March has been.
      expect(nextStart(family, null, '2026-03-07')).toBe(sunday[7 + index])
    },
  )

  test('is the day after the one before, as long as that is still ahead', () => {
    expect(nextStart(aFamily(), aSprint(), '2026-03-05')).toBe('2026-03-08')
    expect(nextStart(aFamily(), aSprint(), '2026-03-08')).toBe('2026-03-08')
    expect(nextStart(aFamily(), aSprint({ weeks: 2 }), '2026-03-05')).toBe('2026-03-15')
  })

  test('goes on within the week where the one before ended in it', () => {
    const toTuesday = aSprint({ startsOn: '2026-02-25' })
    expect(nextStart(aFamily(), toTuesday, '2026-03-05')).toBe('2026-03-04')
  })

  test('after a pause of months is the week that the family comes back in', () => {
    expect(nextStart(aFamily(), aSprint(), '2026-07-15')).toBe('2026-07-12')
  })
})

describe('the draft of the next sprint', () => {
  test('of a family’s very first has the goal and nothing else', () => {
    expect(draft(null, aFamily({ goal }))).toEqual({
      id: 'week-1',
      name: 1,
      startsOn: '2026-03-01',
      weeks: 1,
      goalId: 'goal1',
      missionStep: '',
      experimentId: null,
      tasks: [],
    })
  })

  test('is as long as the one before and takes the running experiment along', () => {
    const experiments = [
      {
        id: 'shoes',
        text: 'x',
        ownerId: 'mia',
        sprintId: 'sprint1',
        checkOn: '2026-03-14',
        verdict: 'running' as const,
      },
    ]
    expect(draft(aSprint({ weeks: 3 }), aFamily({ experiments }))).toMatchObject({
      weeks: 3,
      experimentId: 'shoes',
      goalId: null,
    })
  })

  test('goes on with the rhythms, done or not, with ids of their own and no ticks', () => {
    const daily = aTask({
      repeat: { kind: 'times', times: 1 },
      checks: { '2026-03-02': members },
      ifThen: { if: 'rain', then: 'inside' },
    })
    const { checks: _, ...fields } = daily
    const { tasks } = draft(aSprint({ tasks: [daily] }))
    expect(tasks).toStrictEqual([fields])
  })

  test('carries over what was promised once and not done, and says why it is there', () => {
    const done = aTask({ id: 'done', checks: { '2026-03-02': members } })
    const open = aTask({ id: 'open', title: 'Fix the bike', owners: ['ben'] })
    const { tasks } = draft(aSprint({ tasks: [done, open] }))
    expect(tasks).toHaveLength(1)
    expect(tasks[0]).toMatchObject({
      title: 'Fix the bike',
      owners: ['ben'],
      reason: { kind: 'carried-over', text: '', week: 1 },
    })
  })

  test('asks only those again who have not done it', () => {
    const owners = ['mia', 'leo']
    const some = (checks: Record<string, string[]>, who: 'everyone' | string[]) =>
      draft(aSprint({ tasks: [aTask({ owners: who, checks })] })).tasks.map((task) => task.owners)
    expect(some({ '2026-03-02': ['mia'] }, owners)).toEqual([['leo']])
    expect(some({ '2026-03-02': ['mia'] }, 'everyone')).toEqual([['primary', 'ben', 'leo']])
    expect(some({}, 'everyone')).toEqual(['everyone'])
    expect(some({}, owners)).toEqual([owners])
    expect(some({ '2026-03-02': ['mia', 'leo'] }, owners)).toEqual([])
  })

  test('does not lose what a wholly paused week promised', () => {
    const paused = aSprint({ tasks: [aTask()], pausedDates: dayRange('2026-03-01', 7) })
    expect(draft(paused).tasks).toHaveLength(1)
  })

  test('leaves out people who have left, and tasks that were theirs alone', () => {
    const repeat = { kind: 'times', times: 2 } as const
    const { tasks } = draft(
      aSprint({
        tasks: [
          aTask({ id: 'a', repeat, owners: ['gone', 'mia'], helperId: 'gone' }),
          aTask({ id: 'b', repeat, owners: ['gone'] }),
          aTask({ id: 'c', owners: ['gone'] }),
          aTask({ id: 'd', repeat, helperId: 'ben' }),
        ],
      }),
    )
    expect(tasks.map(({ owners, helperId }) => [owners, helperId])).toEqual([
      [['mia'], null],
      ['everyone', 'ben'],
    ])
  })

  test('is the same week for whoever drafts it from the same weeks [P2]', () => {
    const first = aSprint({ id: 'week-1', tasks: [aTask({ owners: ['ben'] })] })
    const drafts = [draft(first), draft(structuredClone(first))]
    expect(drafts[0]).toEqual(drafts[1])
    expect(drafts[0]).toMatchObject({ id: 'week-2', name: 2, tasks: [{ id: 'task1' }] })
  })

  test('takes no id that a week has which was moved to earlier days [P2]', () => {
    const moved = aSprint({ id: 'week-2', startsOn: '2026-02-22' })
    const weeks = [moved, aSprint({ id: 'week-1' })]
    expect(draftNextSprint(aFamily(), weeks, '2026-03-07').id).toBe('week-3')
  })

  test('can be begun once more as it was planned, without what happened in it', () => {
    const week = aSprint({ tasks: [aTask({ checks: { '2026-03-02': ['mia'] } })] })
    expect(newSprintSchema.safeParse(planOf(week)).error).toBeUndefined()
    expect(planOf(week)).toMatchObject({ id: 'sprint1', tasks: [{ id: 'task1' }] })
  })

  test('is a sprint that the contract takes, from a full one too', () => {
    const kept = {
      owners: ['mia', 'gone'],
      repeat: { kind: 'times' as const, times: 1 },
      checks: { '2026-03-02': ['mia'] },
    }
    const tasks = manyIds(limits.tasks).map((id) => aTask({ id, ...kept }))
    const full = aSprint({ name: 'x'.repeat(limits.name), tasks })
    expect(newSprintSchema.safeParse(draft(full)).error).toBeUndefined()
    expect(draft(full).tasks).toHaveLength(limits.tasks)
  })
})

test('a task is unfinished as long as one of its owners has something left', () => {
  const unfinished = (fields: object) => {
    const task = aTask({ owners: ['mia', 'ben'], ...fields })
    return isUnfinished(aSprint({ tasks: [task] }), task, people)
  }
  expect(unfinished({})).toBe(true)
  expect(unfinished({ checks: { '2026-03-02': ['mia'] } })).toBe(true)
  expect(unfinished({ checks: { '2026-03-02': ['mia', 'ben'] } })).toBe(false)
  expect(unfinished({ owners: ['gone'] })).toBe(false)
  const twice = { repeat: { kind: 'times', times: 2 } }
  expect(unfinished({ ...twice, checks: { '2026-03-02': ['mia', 'ben'] } })).toBe(true)
})

describe('what a family manages', () => {
  const ids = ['mia']
  /** A completed sprint with so many ticks of seven planned a week. */
  const finished = (done: number, fields: object = {}) =>
    aSprint({
      completed: true,
      tasks: [
        aTask({
          repeat: { kind: 'times', times: 7 },
          checks: Object.fromEntries(dayRange('2026-03-01', done).map((date) => [date, ids])),
        }),
      ],
      ...fields,
    })
  const plan = (times: number) =>
    aSprint({ tasks: [aTask({ owners: ids, repeat: { kind: 'times', times } })] })

  test('is the average of its last three completed sprints, in ticks a week', () => {
    expect(
      usualCapacity([finished(7), finished(2), finished(4), finished(6)], peopleOf('mia')),
    ).toBe(4)
    expect(usualCapacity([finished(3)], peopleOf('mia'))).toBe(3)
    expect(usualCapacity([finished(4, { weeks: 2 })], peopleOf('mia'))).toBe(2)
  })

  test('is unknown before there is one; open and untouched sprints say nothing', () => {
    expect(usualCapacity([], peopleOf('mia'))).toBeNull()
    expect(
      usualCapacity([finished(5, { completed: false }), finished(0)], peopleOf('mia')),
    ).toBeNull()
    expect(usualCapacity([finished(4), finished(0), plan(7)], peopleOf('mia'))).toBe(4)
  })

  test('is passed clearly before a friendly word is said', () => {
    expect(promisesTooMuch(plan(5), [finished(4)], peopleOf('mia'))).toBe(false)
    expect(promisesTooMuch(plan(6), [finished(4)], peopleOf('mia'))).toBe(true)
    expect(promisesTooMuch(plan(7), [], peopleOf('mia'))).toBe(false)
  })
})

test('what the week before held and the plan does not stayed out, but for what is done for good', () => {
  const once = { repeat: { kind: 'once' as const }, owners: ['mia'] }
  const week = aSprint({
    tasks: [
      aTask({ id: 'phones', title: 'Phones in the hall' }),
      aTask({ id: 'soup', title: 'Make soup' }),
      aTask({ id: 'shelf', title: 'Build a shelf', ...once, checks: { '2026-03-02': ['mia'] } }),
      aTask({ id: 'books', title: 'Take back the books', ...once }),
    ],
  })
  const again = aTask({ id: 'other', title: 'make soup ' })
  expect(stayedOut(week, [again], people).map(({ id }) => id)).toEqual(['phones', 'books'])
})
