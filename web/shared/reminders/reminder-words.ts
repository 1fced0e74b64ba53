import { t } from '#core/say.ts'
import type { FamilySettings } from '#core/family/schema.ts'
import type { ReminderSettings, TaskReminder } from '#core/reminders/schema.ts'
import { limits } from '#core/limits.ts'
import type { ReminderKind } from '#core/words.ts'
import { atTime } from '#web/lib/dates.ts'
import { everyWeekday } from '#web/shared/week/every-weekday.ts'

type Channel = ReminderSettings['channels'][ReminderKind]

export const usualQuiet = { from: '21:00', to: '07:00' }

/** What somebody has who chose nothing: no reminder at all. `timeZone` is the person's own. */
export function nothingYet(timeZone: string): ReminderSettings {
  return {
    channels: { 'stand-up': 'none', meeting: 'none', 'look-back': 'none', task: 'none' },
    tasks: [],
    quiet: usualQuiet,
    timeZone,
    tellsMore: false,
    weeklyMail: false,
  }
}

/** What is suggested to somebody who chose nothing: one reminder for each routine, by this. */
export function suggested(channel: Channel, timeZone: string): ReminderSettings {
  const channels = { 'stand-up': channel, meeting: channel, 'look-back': channel, task: channel }
  return { ...nothingYet(timeZone), channels }
}

/** The settings with a kind of reminder turned on. A channel that somebody chose for it already stays. */
export function reminding(
  settings: ReminderSettings,
  kind: ReminderKind,
  channel: Channel,
): ReminderSettings {
  const { channels } = settings
  if (channels[kind] !== 'none') return settings
  return { ...settings, channels: { ...channels, [kind]: channel } }
}

/** The settings with a reminder of this task at this time. Where there are too many, the oldest goes. */
export function remindingOfTask(
  settings: ReminderSettings,
  reminder: TaskReminder,
): ReminderSettings {
  const { tasks } = withoutTask(settings, reminder.taskId)
  return { ...settings, tasks: [...tasks, reminder].slice(-limits.taskReminders) }
}

export function withoutTask(settings: ReminderSettings, taskId: string): ReminderSettings {
  return { ...settings, tasks: settings.tasks.filter((one) => one.taskId !== taskId) }
}

const halfHour = 30
const wholeDay = 24 * 60
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** `HH:MM` so many minutes later, or earlier, on the clocks of any day. */
export function timeAfter(time: string, minutes: number): string {
  const sum = (((minutesOf(time) + minutes) % wholeDay) + wholeDay) % wholeDay
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `${two(sum / 60)}:${two(sum % 60)}`
}

/** When a reminder of this kind comes, `HH:MM` by the family's clocks; null where the family chose no time. */
export function timeOfKind(
  kind: Exclude<ReminderKind, 'task'>,
  { standUpTime, meetingDay, meetingTime }: FamilySettings,
): string | null {
  if (kind === 'stand-up') return standUpTime ?? null
  if (kind === 'meeting')
    return meetingDay && meetingTime ? timeAfter(meetingTime, -halfHour) : null
  return meetingTime && meetingTime > '00:30' ? timeAfter(meetingTime, -halfHour) : '18:00'
}

/** When a reminder of this kind comes, as the beginning of a sentence; null where the family chose no time. */
export function whenWords(
  kind: Exclude<ReminderKind, 'task'>,
  settings: FamilySettings,
): string | null {
  const time = timeOfKind(kind, settings)
  if (time === null) return null
  if (kind === 'stand-up') return t`Every day ${atTime(time)}`
  if (kind === 'look-back') return t`On the last day of the week, ${atTime(time)}`
  const day = settings.meetingDay && everyWeekday[settings.meetingDay]
  const meeting = settings.meetingTime
  return day && meeting ? t`Half an hour before you meet, ${day} ${atTime(meeting)}` : null
}

/** `HH:MM` on the clocks of a zone at an instant in milliseconds. */
function clockIn(timeZone: string, now: number): string {
  const format = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en-GB', format).format(now)
}

/** Whether a time by the family's clocks is in the quiet hours, which go by the person's own. `now` in milliseconds. */
export function isQuiet(
  time: string,
  { quiet, timeZone }: Pick<ReminderSettings, 'quiet' | 'timeZone'>,
  family: { timeZone?: string | undefined; now: number },
): boolean {
  if (!quiet) return false
  const minutesIn = (zone: string) => minutesOf(clockIn(zone, family.now))
  const ahead = minutesIn(timeZone) - minutesIn(family.timeZone ?? timeZone)
  const own = timeAfter(time, ahead)
  const { from, to } = quiet
  return from <= to ? own >= from && own < to : own >= from || own < to
}
