import { brand } from '#content/brand.ts'
import type { Reminder } from '#core/domain/reminders.ts'
import { appPaths } from '#core/paths.ts'

type Options = { familyId: string; baseUrl: string; now: string }

/**
 * Reminders in iCalendar (RFC 5545), each with an alarm. The times are "floating": half past six is
 * half past six wherever the family is.
 */
export async function feedText(
  reminders: readonly Reminder[],
  { familyId, baseUrl, now }: Options,
): Promise<string> {
  // Loaded with the first feed: most servers have none.
  const { default: ical, ICalAlarmType, ICalEventRepeatingFreq } = await import('ical-generator')
  const calendar = ical({
    name: brand.name,
    prodId: `//${brand.name}//${brand.name}//EN`, // a "-" comes before it
    ttl: 6 * 60 * 60,
  })
  const at = (date: string, time: string) => new Date(`${date}T${time}:00Z`)
  for (const { id, title, startsOn, time, minutes, every, except, alarm } of reminders) {
    const start = at(startsOn, time)
    calendar.createEvent({
      id: `${id}.${familyId}@${new URL(baseUrl).hostname}`,
      stamp: new Date(now),
      start,
      end: new Date(start.getTime() + minutes * 60_000),
      floating: true,
      summary: title,
      url: baseUrl + (id === 'meeting' ? appPaths.planMeeting : appPaths.standUp),
      repeating: {
        freq: every === 'week' ? ICalEventRepeatingFreq.WEEKLY : ICalEventRepeatingFreq.DAILY,
        // An EXDATE without a day would be no iCalendar.
        ...(except.length > 0 && { exclude: except.map((date) => at(date, time)) }),
      },
      alarms: [{ type: ICalAlarmType.display, triggerBefore: alarm * 60, description: title }],
    })
  }
  return calendar.toString()
}
