import { expect, test } from 'vitest'
import { aSprint, aTask, peopleOf } from '../testing/a-family.ts'
import { daysOf } from '../time/sprint-days.ts'
import { rescopedTasks } from './rescope.ts'

const people = peopleOf('maya', 'mia')
const tasks = [
  aTask({ id: 'once', title: 'Fix the bike' }),
  aTask({ id: 'daily', title: 'Walk the dog', repeat: { kind: 'times', times: 7 } }),
  aTask({ id: 'twice', title: 'Call granny', repeat: { kind: 'times', times: 2 } }),
  aTask({ id: 'days', title: 'Football', repeat: { kind: 'days', days: ['Monday', 'Tuesday'] } }),
  aTask({ id: 'left', repeat: { kind: 'times', times: 7 }, owners: ['gone'] }),
]
const off = (...pausedDates: string[]) =>
  rescopedTasks(aSprint({ tasks, pausedDates }), people).map(
    ({ task, before, now }) => `${task.title} ${before} ${now}`,
  )

test('days off make a plan smaller only where it needs those days', () => {
  expect(off()).toEqual([])
  // A Monday and a Tuesday.
  expect(off('2026-03-02', '2026-03-03')).toEqual(['Walk the dog 7 5', 'Football 2 0'])
})

test('in a week that is off altogether everything rests', () => {
  expect(off(...daysOf(aSprint()))).toEqual([
    'Fix the bike 1 0',
    'Walk the dog 7 0',
    'Call granny 2 0',
    'Football 2 0',
  ])
})
