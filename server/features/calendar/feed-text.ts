import type { ICalEventRepeatingFreq, ICalRepeatingOptions } from 'ical-generator'
import { brand } from '#content/brand.ts'
import type { CalendarEntry } from '#core/calendars/family-calendar.ts'
import { appPaths } from '#core/paths.ts'
import { languageNow, listNow } from '#server/platform/say.ts'
import { vtimezone } from './vtimezone.ts'

type Options = {
  familyId: string
  baseUrl: string
  now: string
  /** The family's; without one its times are "floating": half past six wherever one looks. */
  timeZone: string | undefined
}

/**
 * What clocks show, whatever this machine's own zone is. To the library it is a date that knows its zone
 * (such as TZDate): of one that does not, it would take this machine's hours for the family's.
 */
class WallTime extends Date {
  internal = new Date(this)
  withTimeZone = () => this
  tzComponents = () => []
  override getFullYear = () => this.getUTCFullYear()
  override getMonth = () => this.getUTCMonth()
  override getDate = () => this.getUTCDate()
  override getHours = () => this.getUTCHours()
  override getMinutes = () => this.getUTCMinutes()
  override getSeconds = () => this.getUTCSeconds()
}

const at = (date: string, time: string | null, minutes = 0) =>
  new WallTime(Date.parse(`${date}T${time ?? '00:00'}:00Z`) + minutes * 60_000)

const rules = {
  day: { freq: 'DAILY' },
  week: { freq: 'WEEKLY' },
  'two-weeks': { freq: 'WEEKLY', interval: 2 },
  month: { freq: 'MONTHLY' },
  year: { freq: 'YEARLY' },
} as const

function repeating({ every, except, time }: CalendarEntry): ICalRepeatingOptions | undefined {
  if (!every) return undefined
  const rule = rules[every]
  return {
    ...rule,
    freq: rule.freq as ICalEventRepeatingFreq,
    // An EXDATE without a day would be no iCalendar.
    ...(except.length > 0 && { exclude: except.map((date) => at(date, time)) }),
  }
}

const pages = {
  meeting: appPaths.planMeeting,
  'stand-up': appPaths.standUp,
  date: appPaths.dashboard,
  offer: appPaths.dashboard,
}

/** Reminders in iCalendar (RFC 5545), in the family's time zone (E1). */
export async function feedText(
  entries: readonly CalendarEntry[],
  { familyId, baseUrl, now, timeZone }: Options,
): Promise<string> {
  // Loaded with the first feed: most servers have none.
  const { default: ical, ICalAlarmType } = await import('ical-generator')
  const calendar = ical({
    name: brand.name,
    prodId: `//${brand.name}//${brand.name}//${languageNow().toUpperCase()}`, // a "-" comes before it
    ttl: 6 * 60 * 60,
    // Its events name the zone: were it the calendar's, their stamps were not in UTC.
    timezone: { name: null, generator: (zone) => vtimezone(zone, now) },
  })
  for (const entry of entries) {
    const { id, kind, title, who, startsOn, time, minutes, alarm } = entry
    const rule = repeating(entry)
    calendar.createEvent({
      id: `${id}.${familyId}@${new URL(baseUrl).hostname}`,
      stamp: new Date(now),
      start: at(startsOn, time),
      ...(time ? { end: at(startsOn, time, minutes) } : { allDay: true }),
      ...(timeZone ? { timezone: timeZone } : { floating: true }),
      summary: who.length > 0 ? `${title} (${listNow(who, 'unit')})` : title,
      url: baseUrl + pages[kind],
      ...(rule && { repeating: rule }),
      ...(alarm !== null && {
        alarms: [{ type: ICalAlarmType.display, triggerBefore: alarm * 60, description: title }],
      }),
    })
  }
  return `${withLengths(calendar.toString(), entries, timeZone)}\r\n`
}

/**
 * Where clocks change meanwhile, how long it takes is said instead of when it ends: what begins in an hour
 * that they skip would else end as it begins.
 */
function withLengths(
  text: string,
  entries: readonly CalendarEntry[],
  timeZone: string | undefined,
): string {
  const timed = entries.filter(({ time }) => time !== null).values()
  return text.replaceAll(/^DTEND.*$/gm, (line) => {
    const entry = timed.next().value
    return entry && timeZone && isStretched(entry, timeZone) ? `DURATION:PT${entry.minutes}M` : line
  })
}

function isStretched({ startsOn, time, minutes }: CalendarEntry, timeZone: string): boolean {
  const start = Temporal.PlainDateTime.from(`${startsOn}T${time}`)
  const instantOf = (wall: Temporal.PlainDateTime) =>
    wall.toZonedDateTime(timeZone).epochMilliseconds
  return instantOf(start.add({ minutes })) - instantOf(start) !== minutes * 60_000
}
