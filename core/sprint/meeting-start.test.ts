import { describe, expect, test } from 'vitest'
import type { FamilySettings } from '../family/schema.ts'
import { newInviteSchema } from '../invites/schema.ts'
import { isTimeZone } from '../time/time-zone.ts'
import { nextMeetingStart } from './meeting-start.ts'

const sundays: FamilySettings = {
  startOfWeek: 'Monday',
  meetingDay: 'Sunday',
  meetingTime: '18:30',
}

describe('the next meeting’s instant', () => {
  test('is nothing while the day or the time is open', () => {
    const now = '2026-03-04T18:30:00.000Z'
    const { meetingDay: _day, ...noDay } = sundays
    const { meetingTime: _time, ...noTime } = sundays
    expect(nextMeetingStart(noDay, now, 'Europe/Berlin')).toBe(null)
    expect(nextMeetingStart(noTime, now, 'Europe/Berlin')).toBe(null)
  })

  test.each([
    ['Europe/Berlin', '2026-03-04T18:30:00.000Z', '2026-03-08T17:30:00.000Z'],
    ['Asia/Kolkata', '2026-03-04T18:30:00.000Z', '2026-03-08T13:00:00.000Z'],
    // Summer time begins on the very day, or just before it ends again.
    ['America/New_York', '2026-03-04T18:30:00.000Z', '2026-03-08T22:30:00.000Z'],
    ['Europe/Berlin', '2026-03-27T12:00:00.000Z', '2026-03-29T16:30:00.000Z'],
    ['Europe/Berlin', '2026-10-24T12:00:00.000Z', '2026-10-25T17:30:00.000Z'],
    // It is Sunday there already, or still.
    ['Pacific/Auckland', '2026-03-07T12:00:00.000Z', '2026-03-08T05:30:00.000Z'],
    ['Pacific/Honolulu', '2026-03-09T03:00:00.000Z', '2026-03-09T04:30:00.000Z'],
  ])('in %s after %s', (zone, now, start) => {
    expect(nextMeetingStart(sundays, now, zone)).toBe(start)
  })

  test('is today’s until it begins, then next week’s', () => {
    const at = (now: string) => nextMeetingStart(sundays, now, 'Europe/Berlin')
    expect(at('2026-03-08T17:29:59.999Z')).toBe('2026-03-08T17:30:00.000Z')
    expect(at('2026-03-08T17:30:00.000Z')).toBe('2026-03-15T17:30:00.000Z')
  })
})

test('zones are known by their names', () => {
  for (const zone of ['Europe/Berlin', 'UTC', 'America/New_York'])
    expect(isTimeZone(zone)).toBe(true)
  for (const zone of ['', 'Mars/Olympus', 'Etc/Unknown', '\u0000'])
    expect(isTimeZone(zone)).toBe(false)
})

test('a time zone that no clock knows is refused with the invite [E7]', () => {
  const invite = { toEmail: 'ben@example.org', name: 'Ben' }
  expect(newInviteSchema.safeParse({ ...invite, timeZone: 'Europe/Berlin' }).success).toBe(true)
  expect(newInviteSchema.safeParse(invite).success).toBe(true)
  for (const timeZone of ['Middle/Earth', '', 'Europe/Berlin\n']) {
    expect(newInviteSchema.safeParse({ ...invite, timeZone }).success, timeZone).toBe(false)
  }
})
