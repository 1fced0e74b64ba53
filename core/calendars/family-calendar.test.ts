import { expect, test } from 'vitest'
import type { FamilyDate } from '../dates/schema.ts'
import type { FamilySettings } from '../family/schema.ts'
import { aFamily, aSprint } from '../testing/a-family.ts'
import { familyCalendar } from './family-calendar.ts'

const settings = { startOfWeek: 'Sunday', meetingTime: '17:00', standUpTime: '18:30' } as const
const wednesday = '2026-03-04'
const withSettings = (changes: FamilySettings) => aFamily({ settings: changes })
const paused = (...pausedDates: string[]) => aSprint({ pausedDates })

test('a family is reminded of its meeting each week and its stand-up each day', () => {
  const family = withSettings({ ...settings, meetingDay: 'Friday' })
  expect(familyCalendar(family, [], wednesday)).toMatchObject([
    { id: 'meeting', startsOn: '2026-03-06', time: '17:00', every: 'week', except: [] },
    { id: 'stand-up', startsOn: wednesday, time: '18:30', every: 'day', except: [] },
  ])
})

test('without a meeting day it is the first of the week; without times there is nothing to say', () => {
  const [meeting] = familyCalendar(withSettings(settings), [], wednesday)
  expect(meeting).toMatchObject({ startsOn: '2026-03-08' })
  expect(familyCalendar(withSettings({ startOfWeek: 'Sunday' }), [], wednesday)).toEqual([])
})

test('days that the family paused are left out, each once', () => {
  const sprints = [paused('2026-03-02', '2026-03-15', '2026-03-05'), paused('2026-03-05')]
  const [meeting, standUp] = familyCalendar(withSettings(settings), sprints, wednesday)
  expect(meeting?.except).toEqual(['2026-03-15'])
  expect(standUp?.except).toEqual(['2026-03-05', '2026-03-15'])
})

test('what comes after midnight of a day that ends later is on the next date [P25]', () => {
  const late = {
    ...settings,
    meetingTime: '00:30',
    standUpTime: '00:15',
    dayEndsAt: '02:00',
  } as const
  const family = withSettings({ ...late, meetingDay: 'Friday' })
  expect(familyCalendar(family, [paused('2026-03-06')], wednesday)).toMatchObject([
    { id: 'meeting', startsOn: '2026-03-07', time: '00:30', except: ['2026-03-07'] },
    { id: 'stand-up', startsOn: '2026-03-05', time: '00:15', except: ['2026-03-07'] },
  ])
})

test('its dates are there with whom they are about, and so is help on its day [E2]', () => {
  const dentist: FamilyDate = {
    id: 'd',
    title: 'Dentist',
    date: '2026-03-11',
    time: '15:00',
    memberIds: ['mia', 'gone'],
    repeat: 'every-two-weeks',
  }
  const family = aFamily({ dates: [dentist, { ...dentist, id: 'e', time: null, repeat: null }] })
  const standUp = { date: wednesday, answers: [], offer: 'I carry it', closedAt: null }
  const noted = { id: 'n', date: '2026-03-06', text: 'Party' }
  const sprint = aSprint({ standUps: [standUp, { ...standUp, date: '2026-03-05', offer: '' }] })
  const sprints = [{ ...sprint, meeting: { ...sprint.meeting, dates: [noted] } }]
  expect(familyCalendar(family, sprints, wednesday)).toMatchObject([
    { title: 'Dentist', who: ['Mia'], startsOn: '2026-03-11', time: '15:00', every: 'two-weeks' },
    { title: 'Dentist', time: null, every: null, alarm: null },
    { title: 'Party', startsOn: '2026-03-06', time: null },
    { kind: 'offer', title: 'I carry it', startsOn: wednesday, time: null, every: null },
  ])
})
