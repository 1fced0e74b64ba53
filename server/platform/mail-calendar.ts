import { createHash } from 'node:crypto'
import { t } from '#core/say.ts'
import { later } from './clock.ts'
import { addressIn, type Letterhead, type Mail } from './mailer.ts'

/** How long a family's meeting takes by default. */
const twentyMinutes = 20 * 60_000

/**
 * The invitation to a mail's meeting, in iCalendar. The same meeting keeps its UID however often its
 * mail is sent, so that no calendar shows it twice.
 */
export async function calendarOf(
  mail: Mail & { meetingStart: string },
  { from, name, url }: Letterhead,
): Promise<string> {
  const { to, subject, text, meetingStart } = mail
  // Loaded with the first invitation: most servers send none for weeks.
  const { default: ical, ICalAttendeeStatus, ICalCalendarMethod } = await import('ical-generator')
  const organizer = addressIn(from)
  const meeting = createHash('sha256').update(JSON.stringify([to, subject, meetingStart]))
  const calendar = ical({
    method: ICalCalendarMethod.REQUEST,
    prodId: '//Elefam//Elefam//EN', // a "-" comes before it
  })
  calendar.createEvent({
    id: `${meeting.digest('base64url')}@${organizer.split('@').at(-1)}`,
    start: new Date(meetingStart),
    end: new Date(later(meetingStart, twentyMinutes)),
    // The mail is about joining; what stands in the calendar is the meeting.
    summary: t`Family meeting`,
    description: text,
    url: /https?:\/\/\S+/.exec(text)?.[0] ?? url,
    organizer: { name, email: organizer },
    // Nobody reads answers to the server's address.
    attendees: [{ email: to, rsvp: false, status: ICalAttendeeStatus.NEEDSACTION }],
  })
  return calendar.toString()
}
