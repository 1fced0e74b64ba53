import { expect, test } from 'vitest'
import { aSprint, aTask, peopleOf } from '#core/testing/a-family.ts'
import { daysOf } from '#core/time/sprint-days.ts'
import { weekdays } from '#core/words.ts'
import { tasksByRhythm, weekOfTasks } from './week-of-tasks.ts'

const family = peopleOf('mia', 'leo')
const monday = '2026-03-02'

const daily = aTask({ id: 'daily', repeat: { kind: 'days', days: [...weekdays] } })
const often = aTask({ id: 'often', repeat: { kind: 'times', times: 7 } })
const twice = aTask({ id: 'twice', repeat: { kind: 'times', times: 2 } })
const monthly = aTask({
  id: 'monthly',
  repeat: { kind: 'seldom', every: 'month', startsOn: '2026-03-01' },
})
const once = aTask({ id: 'once' })

test('a plan is told by the days of its tasks, each group in the plan’s order', () => {
  const bins = aTask({ id: 'bins', repeat: { kind: 'days', days: ['Monday'] } })
  const groups = tasksByRhythm([once, twice, daily, monthly, bins, often])
  expect(groups.map(({ title, tasks }) => [title, ...tasks.map(({ id }) => id)])).toEqual([
    ['Every day', 'daily', 'often'],
    ['On certain days', 'bins'],
    ['Any day', 'once', 'twice', 'monthly'],
  ])
  expect(tasksByRhythm([once])).toHaveLength(1)
})

/** Sunday to Saturday: a day of its own with its ticks, `~` for any day, `.` for none. */
function week(task: ReturnType<typeof aTask>, changes = {}) {
  const sprint = aSprint({ tasks: [task], ...changes })
  const days = weekOfTasks(sprint, family, daysOf(sprint)).get(task.id) ?? []
  const signs = { own: '', any: '~', none: '.' }
  return days
    .map(({ kind, done, planned }) => signs[kind] + (kind === 'none' ? '' : `${done}/${planned}`))
    .join(' ')
}

test('a day of the task’s own has a tick of each who does it, and a day off has none', () => {
  const checks = { [monday]: ['mia', 'leo'], '2026-03-03': ['leo'] }
  expect(week({ ...daily, checks }, { pausedDates: ['2026-03-07'] })).toBe(
    '0/2 2/2 1/2 0/2 0/2 0/2 .',
  )
  expect(week({ ...daily, sharing: 'together', checks })).toBe('0/1 1/1 1/1 0/1 0/1 0/1 0/1')
})

test('what may be done on any day is over once it is done, and stands on the day that it was', () => {
  const own = { ...once, owners: ['mia'] }
  expect(week(own)).toBe('~0/1 ~0/1 ~0/1 ~0/1 ~0/1 ~0/1 ~0/1')
  expect(week({ ...own, checks: { [monday]: ['mia'] } })).toBe('. ~1/1 . . . . .')
})
