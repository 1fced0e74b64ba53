import type { FamilySettings } from '../family/schema.ts'
import { addDays } from '../time/calendar.ts'
import { nextMeetingDay } from './week.ts'
import { offsetAt } from '../time/zoned-time.ts'

/**
 * The instant at which the family meets next, by the clocks of `timeZone` ("Europe/Berlin"); null
 * while day or time are not chosen.
 */
export function nextMeetingStart(
  settings: FamilySettings,
  now: string,
  timeZone: string,
): string | null {
  const { meetingTime } = settings
  const wall = new Date(Date.parse(now) + offsetAt(Date.parse(now), timeZone))
  const day = nextMeetingDay(settings, wall.toISOString().slice(0, 10))
  if (!day || !meetingTime) return null
  const start = instantOf(day, meetingTime, timeZone)
  return start > now ? start : instantOf(addDays(day, 7), meetingTime, timeZone)
}

/** The instant at which clocks show this; in the hour that summer time skips, an hour later. */
function instantOf(day: string, time: string, timeZone: string): string {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`)
  const near = asIfUtc - offsetAt(asIfUtc, timeZone)
  return new Date(asIfUtc - offsetAt(near, timeZone)).toISOString()
}
