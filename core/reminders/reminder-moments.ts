import type { Family } from '../family/schema.ts'
import type { ReminderSettings } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { reminderKinds, type ReminderKind } from '../words.ts'
import { addDays, weekdayOf } from '../time/calendar.ts'
import { momentOf, type FamilyClock } from '../family/family-clock.ts'
import { instantAt, timeOfDayAt } from '../time/zoned-time.ts'

/** What somebody is called for: one of the reminders, or the week's plan by mail. */
export const callings = [...reminderKinds, 'week'] as const
export type Calling = (typeof callings)[number]

/** A call for something on a day of the family: from which instant on, and when it is of no more use. */
export type Call = { kind: Calling; day: string; at: string; until: string; taskId?: string }

/** The same on its way. */
export type SentCall = Omit<Call, 'at'>

/** What a family has planned. */
export type Plans = { family: Family; sprints: readonly Sprint[] }

const minute = 60_000
const hour = 60 * minute
const halfAnHour = 30 * minute

/** Where no meeting says when, a week is looked back on at this time, and its plan comes in the morning. */
const evening = '18:00'
const morning = '07:00'

export const laterBy = (instant: string, milliseconds: number): string =>
  new Date(Date.parse(instant) + milliseconds).toISOString()

/** The clock that decides on which day and when something is (P10). */
export function clockOf(
  family: Family,
  settings: ReminderSettings,
): FamilyClock & { timeZone: string } {
  const { timeZone = settings.timeZone, dayEndsAt } = family.familyData.settings
  return { timeZone, dayEndsAt }
}

/** Whether somebody wants to be left alone at that instant. */
export function isQuietAt({ quiet, timeZone }: ReminderSettings, instant: string): boolean {
  if (!quiet) return false
  const { from, to } = quiet
  const time = timeOfDayAt(instant, timeZone)
  return from <= to ? time >= from && time < to : time >= from || time < to
}

/** The first instant from this one on at which the person's clocks show that time. */
function nextShowing(instant: string, time: string, timeZone: string): string {
  const today = instant.slice(0, 10)
  const found = [-1, 0, 1, 2]
    .map((away) => instantAt(addDays(today, away), time, timeZone))
    .find((one) => one >= instant)
  return found ?? instant
}

/** A call ends where the person's quiet hours begin: nothing on its way comes in them. */
function beforeQuiet(until: string, at: string, { quiet, timeZone }: ReminderSettings): string {
  if (!quiet || quiet.from === quiet.to) return until
  const quietFrom = nextShowing(at, quiet.from, timeZone)
  return quietFrom < until ? quietFrom : until
}

/** The end of the person's quiet hours, where it is in them. */
function afterQuiet(at: string, settings: ReminderSettings): string {
  const { quiet, timeZone } = settings
  return quiet && isQuietAt(settings, at) ? nextShowing(at, quiet.to, timeZone) : at
}

/** A call that is of use for so long. */
export function callAt(call: Omit<Call, 'until'>, lasts: number, settings: ReminderSettings): Call {
  return { ...call, until: beforeQuiet(laterBy(call.at, lasts), call.at, settings) }
}

/**
 * When somebody may be called for something of that day, whatever is planned or done by then: only
 * their settings and the family's times decide. A mail waits for the end of quiet hours.
 */
export function callsOfDay(plans: Plans, settings: ReminderSettings, day: string): Call[] {
  const { meetingDay, meetingTime, standUpTime } = plans.family.familyData.settings
  const { channels, tasks, weeklyMail } = settings
  const clock = clockOf(plans.family, settings)
  const at = (time: string) => momentOf(day, time, clock)
  const call = (kind: Calling, from: string, lasts: number, taskId?: string) =>
    callAt({ kind, day, at: from, ...(taskId && { taskId }) }, lasts, settings)
  const isOn = (kind: ReminderKind) => channels[kind] !== 'none'
  const beforeMeeting = meetingTime && laterBy(at(meetingTime), -halfAnHour)
  const calls: Call[] = []
  if (isOn('stand-up') && standUpTime) calls.push(call('stand-up', at(standUpTime), hour))
  if (isOn('meeting') && beforeMeeting && meetingDay === weekdayOf(day)) {
    calls.push(call('meeting', beforeMeeting, halfAnHour))
  }
  if (isOn('look-back')) {
    const from =
      beforeMeeting && beforeMeeting > at(clock.dayEndsAt ?? '00:00') ? beforeMeeting : at(evening)
    calls.push(call('look-back', from, 2 * hour))
  }
  if (isOn('task')) {
    calls.push(...tasks.map(({ taskId, time }) => call('task', at(time), 2 * hour, taskId)))
  }
  if (weeklyMail) {
    calls.push(call('week', afterQuiet(at(morning), settings), 12 * hour))
  }
  return calls
}

/** The instant at which a morning of the family begins for its weekly mail. */
export const morningOf = (day: string, timeZone: string): string =>
  instantAt(day, morning, timeZone)
