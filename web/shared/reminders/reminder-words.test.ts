import { expect, test, vi } from 'vitest'
import { reminderSettingsSchema } from '#core/reminders/schema.ts'
import { limits } from '#core/limits.ts'
import {
  isQuiet,
  nothingYet,
  reminding,
  remindingOfTask,
  suggested,
  timeAfter,
  timeOfKind,
  whenWords,
  withoutTask,
} from './reminder-words.ts'

vi.stubGlobal('navigator', { language: 'en-GB' })

const zone = 'Europe/Berlin'
const none = nothingYet(zone)

test('nothing is on before somebody says so, and both beginnings are settings [N23]', () => {
  expect(new Set(Object.values(none.channels))).toEqual(new Set(['none']))
  expect(none).toMatchObject({ tellsMore: false, weeklyMail: false, tasks: [] })
  expect(reminderSettingsSchema.parse(none)).toEqual(none)
  const all = suggested('push', zone)
  expect(new Set(Object.values(all.channels))).toEqual(new Set(['push']))
  expect(reminderSettingsSchema.parse(all)).toEqual(all)
})

test('a kind is turned on, and what was chosen for it stays', () => {
  const byMail = reminding(none, 'meeting', 'mail')
  expect(byMail.channels).toEqual({ ...none.channels, meeting: 'mail' })
  expect(reminding(byMail, 'meeting', 'push')).toEqual(byMail)
})

test('a task has one reminder, as many as there may be, and none again', () => {
  const at = (taskId: string, time = '17:00') => ({ sprintId: 'week1', taskId, time })
  let settings = remindingOfTask(remindingOfTask(none, at('walk')), at('walk', '18:15'))
  expect(settings.tasks).toEqual([at('walk', '18:15')])
  for (let task = 0; task < limits.taskReminders; task += 1)
    settings = remindingOfTask(settings, at(`task${task}`))
  expect(settings.tasks).toHaveLength(limits.taskReminders)
  expect(settings.tasks.at(-1)).toEqual(at(`task${limits.taskReminders - 1}`))
  expect(reminderSettingsSchema.safeParse(settings).success).toBe(true)
  expect(withoutTask(settings, 'task3').tasks).toHaveLength(limits.taskReminders - 1)
})

test('each says when it comes; without a time nothing does', () => {
  const week = { startOfWeek: 'Monday' } as const
  const times = {
    ...week,
    meetingDay: 'Sunday',
    meetingTime: '17:00',
    standUpTime: '18:30',
  } as const
  expect(whenWords('stand-up', times)).toBe('Every day at 18:30')
  expect(whenWords('meeting', times)).toBe('Half an hour before you meet, Sundays at 17:00')
  expect(whenWords('look-back', times)).toBe('On the last day of the week, at 16:30')
  expect(whenWords('look-back', week)).toBe('On the last day of the week, at 18:00')
  expect(whenWords('meeting', { ...week, meetingTime: '17:00' }), 'no day').toBeNull()
  expect(whenWords('stand-up', week)).toBeNull()
  expect(whenWords('meeting', week)).toBeNull()
  // Half an hour before it was another day.
  expect(timeOfKind('look-back', { ...week, meetingTime: '00:10' })).toBe('18:00')
})

test('clocks go round', () => {
  expect(timeAfter('23:45', 30)).toBe('00:15')
  expect(timeAfter('00:05', -30)).toBe('23:35')
  expect(timeAfter('09:05', 0)).toBe('09:05')
})

const now = Date.parse('2026-03-04T12:00:00Z')

test.each([
  ['20:59', false],
  ['21:00', true],
  ['03:00', true],
  ['06:59', true],
  ['07:00', false],
])('from 21:00 to 07:00, %s is quiet: %s', (time, quiet) => {
  expect(isQuiet(time, none, { timeZone: zone, now })).toBe(quiet)
})

test('quiet hours within a day end on it; none are none', () => {
  const noon = { ...none, quiet: { from: '13:00', to: '15:00' } }
  expect(isQuiet('14:00', noon, { timeZone: zone, now })).toBe(true)
  expect(isQuiet('16:00', noon, { timeZone: zone, now })).toBe(false)
  expect(isQuiet('23:00', { ...none, quiet: null }, { timeZone: zone, now })).toBe(false)
})

test('quiet hours go by the clocks of the person, the time by the family’s', () => {
  const away = { ...none, timeZone: 'America/New_York' }
  // Half past six in Berlin is half past twelve in New York, and noon is six in the morning.
  expect(isQuiet('18:30', away, { timeZone: zone, now })).toBe(false)
  expect(isQuiet('12:00', away, { timeZone: zone, now })).toBe(true)
})
