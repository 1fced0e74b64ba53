import type { Family, FamilySettings } from './schema.ts'
import { addDays } from '../time/calendar.ts'
import { instantAt, zonedTime, type ZonedTime } from '../time/zoned-time.ts'

/** What a family's days go by: its time zone, and the time of the night at which a day ends. */
export type FamilyClock = Pick<FamilySettings, 'timeZone' | 'dayEndsAt'>

/**
 * The family's day at an instant (milliseconds), and its hour: past midnight 24 and on, until that day
 * ends (P25). Every rule of "today" asks here. Without a zone by the clocks of this device (P10).
 */
export function familyTime(time: number, { timeZone, dayEndsAt }: FamilyClock): ZonedTime {
  const { day, hour } = zonedTime(time, timeZone)
  return hour < hourOf(dayEndsAt) ? { day: addDays(day, -1), hour: hour + 24 } : { day, hour }
}

const hourOf = (time = '00') => Number(time.slice(0, 2))

/** The family's day at an instant; in UTC where it has no zone. */
export function familyDay({ familyData }: Pick<Family, 'familyData'>, now: string): string {
  const { timeZone = 'UTC', dayEndsAt } = familyData.settings
  return familyTime(Date.parse(now), { timeZone, dayEndsAt }).day
}

const isPastMidnight = (time: string, { dayEndsAt }: FamilyClock) => time < (dayEndsAt ?? '')

/** The hour of a family's day that a time `HH:MM` is in, counted as `familyTime` does. */
export const hourInDay = (time: string, clock: FamilyClock): number =>
  hourOf(time) + (isPastMidnight(time, clock) ? 24 : 0)

/** Whether what began at a time of the day lies behind; how long it takes nobody says, so an hour or two. */
export const liesBehind = (time: string, hour: number, clock: FamilyClock): boolean =>
  hour > hourInDay(time, clock) + 1

/** The date in a calendar on which a time of a family's day is: the next one past midnight. */
export const dateOf = (day: string, time: string, clock: FamilyClock): string =>
  isPastMidnight(time, clock) ? addDays(day, 1) : day

/** The instant at which a time of a family's day is. */
export const momentOf = (
  day: string,
  time: string,
  { timeZone = 'UTC', dayEndsAt }: FamilyClock,
): string => instantAt(dateOf(day, time, { dayEndsAt }), time, timeZone)
