import { expect, test } from 'vitest'
import { withDaysOff } from '../plan-meeting/meeting.ts'
import { aSprint } from '../testing/a-family.ts'
import { dayRange } from '../time/calendar.ts'
import { daysBeforePlan, daysThatCount } from './days-before-plan.ts'

const thursday = '2026-03-05'
const planned = { plannedAt: `${thursday}T18:00:00Z` }

test('days that had gone by when a week was planned are no days off [N33]', () => {
  const week = withDaysOff(aSprint(planned), thursday)
  expect(daysBeforePlan(week, thursday)).toEqual(dayRange('2026-03-01', 4))
})

test('a day taken off in a week that was planned ahead stays a day off [N33]', () => {
  const away = aSprint({ plannedAt: '2026-02-28T18:00:00Z', pausedDates: ['2026-03-01'] })
  expect(daysBeforePlan(away, '2026-02-28')).toEqual([])
  const ill = { ...withDaysOff(aSprint(planned), thursday) }
  const later = { ...ill, pausedDates: [...ill.pausedDates, '2026-03-06'] }
  expect(daysBeforePlan(later, thursday)).toEqual(dayRange('2026-03-01', 4))
})

test('a plan that came from a device late begins where its days do [N33]', () => {
  const onTuesday = withDaysOff(aSprint(planned), '2026-03-03')
  expect(daysBeforePlan(onTuesday, thursday)).toEqual(dayRange('2026-03-01', 2))
})

test('of a draft all days gone by are before the plan, in a plan of several weeks too [N33]', () => {
  const draft = aSprint({ plannedAt: null, weeks: 2 })
  expect(daysBeforePlan(draft, '2026-03-10')).toEqual(dayRange('2026-03-01', 9))
})

test('the days that count are those from the plan on, without days off [N33]', () => {
  const draft = aSprint({ plannedAt: null, pausedDates: ['2026-03-06'] })
  expect(daysThatCount(draft, thursday)).toEqual([thursday, '2026-03-07'])
  const week = withDaysOff(aSprint(planned), thursday)
  expect(daysThatCount(week, '2026-03-07')).toEqual(dayRange(thursday, 3))
  const ahead = aSprint({ plannedAt: '2026-02-28T18:00:00Z' })
  expect(daysThatCount(ahead, thursday)).toHaveLength(7)
})
