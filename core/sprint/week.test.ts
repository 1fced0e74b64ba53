import { expect, test } from 'vitest'
import { aSprint, aTask } from '../testing/a-family.ts'
import {
  activeSprint,
  forLookBack,
  missedWeeks,
  nextMeetingDay,
  standingOn,
  waitsForLookBack,
} from './week.ts'

const plannedAt = '2026-03-01T17:00:00.000Z'
const lived = [aTask({ checks: { '2026-03-02': ['mia'] } })]
const week1 = aSprint({ plannedAt, tasks: lived })
const week2 = aSprint({ id: 'sprint2', startsOn: '2026-03-08', plannedAt })
const kindOf = (sprints: Parameters<typeof standingOn>[0], today: string) =>
  standingOn(sprints, today).kind

test('a family stands before, in or after a sprint [S4.7]', () => {
  expect(kindOf([], '2026-03-04')).toBe('no-sprint')
  expect(kindOf([{ ...week1, completed: true }], '2026-03-04')).toBe('no-sprint')
  expect(kindOf([week1], '2026-02-28')).toBe('ahead')
  expect(kindOf([week1], '2026-03-01')).toBe('running')
  expect(kindOf([week1], '2026-03-07')).toBe('running')
  expect(kindOf([week1], '2026-03-08')).toBe('ended')
})

test('a draft waits for its plan, or has been missed [S4.7]', () => {
  expect(kindOf([aSprint()], '2026-02-28')).toBe('draft')
  expect(kindOf([aSprint()], '2026-03-07')).toBe('draft')
  expect(kindOf([aSprint()], '2026-03-08')).toBe('missed')
})

test('a paused day asks for nothing [S1.5]', () => {
  expect(kindOf([{ ...week1, pausedDates: ['2026-03-04'] }], '2026-03-04')).toBe('paused')
  expect(kindOf([{ ...week1, pausedDates: ['2026-03-04'] }], '2026-03-05')).toBe('running')
})

test('today’s sprint comes before one that only waits to be closed [S4.7]', () => {
  expect(standingOn([week1, week2], '2026-03-09')).toEqual({ kind: 'running', sprint: week2 })
  expect(waitsForLookBack([week1, week2], '2026-03-09')).toBe(week1)
  expect(waitsForLookBack([{ ...week1, completed: true }, week2], '2026-03-09')).toBeNull()
  expect(waitsForLookBack([aSprint()], '2026-03-09')).toBeNull()
})

test('while a week runs, one before it is looked back on, or that week on its last day [S4.7]', () => {
  expect(forLookBack(week2, [week1, week2], '2026-03-09')).toBe(week1)
  expect(forLookBack(week2, [week1, week2], '2026-03-14'), 'the older one first').toBe(week1)
  expect(forLookBack(week1, [week1, week2], '2026-03-06')).toBeNull()
  expect(forLookBack(week1, [week1, week2], '2026-03-07')).toBe(week1)
  expect(forLookBack(week2, [aSprint(), week2], '2026-03-09'), 'of a draft nothing').toBeNull()
})

test('a planned week that nobody touched is behind the family by itself, and asks for nothing [N4]', () => {
  const quiet = { ...week1, tasks: [aTask()] }
  expect(kindOf([quiet], '2026-03-07')).toBe('running')
  expect(kindOf([quiet], '2026-03-08')).toBe('no-sprint')
  expect(missedWeeks([quiet], '2026-03-08'), 'a fresh start is offered').toEqual([quiet])
  expect(activeSprint([quiet, week2], '2026-03-09')).toBe(week2)
  expect(waitsForLookBack([quiet, week2], '2026-03-09')).toBeNull()
  const answer = { memberId: 'mia', passed: true, mood: null, did: '', next: '', help: '' }
  const standUp = { date: '2026-03-02', answers: [answer], offer: '', closedAt: null }
  expect(kindOf([{ ...quiet, standUps: [standUp] }], '2026-03-08'), 'they met').toBe('ended')
})

test('the next meeting is on the chosen weekday, today included [S1.5]', () => {
  const settings = { startOfWeek: 'Sunday' as const }
  expect(nextMeetingDay(settings, '2026-03-04')).toBeNull()
  expect(nextMeetingDay({ ...settings, meetingDay: 'Wednesday' }, '2026-03-04')).toBe('2026-03-04')
  expect(nextMeetingDay({ ...settings, meetingDay: 'Tuesday' }, '2026-03-04')).toBe('2026-03-10')
})
