import { expect, test } from 'vitest'
import { remindersOf } from './reminders.ts'

const settings = { startOfWeek: 'Sunday', meetingTime: '17:00', standUpTime: '18:30' } as const
const wednesday = '2026-03-04'

test('a family is reminded of its meeting each week and its stand-up each day', () => {
  const family = { settings: { ...settings, meetingDay: 'Friday' as const } }
  expect(remindersOf(family, [], wednesday)).toMatchObject([
    { id: 'meeting', startsOn: '2026-03-06', time: '17:00', every: 'week', except: [] },
    { id: 'stand-up', startsOn: wednesday, time: '18:30', every: 'day', except: [] },
  ])
})

test('without a meeting day it is the first of the week; without times there is nothing to say', () => {
  expect(remindersOf({ settings }, [], wednesday)[0]).toMatchObject({ startsOn: '2026-03-08' })
  expect(remindersOf({ settings: { startOfWeek: 'Sunday' } }, [], wednesday)).toEqual([])
})

test('days that the family paused are left out, each once', () => {
  const sprints = [
    { pausedDates: ['2026-03-02', '2026-03-15', '2026-03-05'] },
    { pausedDates: ['2026-03-05'] },
  ]
  const [meeting, standUp] = remindersOf({ settings }, sprints, wednesday)
  expect(meeting?.except).toEqual(['2026-03-15'])
  expect(standUp?.except).toEqual(['2026-03-05', '2026-03-15'])
})
