import type { OutsideCalendars } from '#core/calendars/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { isFields } from '#core/lib/typed-objects.ts'
import { keepAnswer, keptAnswer } from '#web/shared/kept-answers.ts'

/** Days that are looked ahead without a network, and the most that is kept of them. */
const daysAhead = 35
const eventsAtMost = 300
/** Milliseconds for which it is shown: as long as the family's own documents. */
const longest = 30 * 24 * 3_600_000

/** What the server said last of this family's calendars, and when (milliseconds); undefined for any other's. */
export function keptCalendars(familyId: string) {
  const kept = keptAnswer('calendars', familyId, isCalendars)
  return kept && Date.now() - kept.at < longest ? kept : undefined
}

const isCalendars = (found: unknown): found is OutsideCalendars =>
  isFields(found) && Array.isArray(found['events'])

/** Keeps the next weeks of it, for where there is no network. */
export function keepCalendars(familyId: string, today: string, found: OutsideCalendars): void {
  const last = addDays(today, daysAhead)
  const events = found.events
    .filter(({ date, until }) => until >= today && date <= last)
    .slice(0, eventsAtMost)
  keepAnswer('calendars', familyId, { ...found, events })
}
