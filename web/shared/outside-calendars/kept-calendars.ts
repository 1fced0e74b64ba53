import type { OutsideCalendars } from '#core/contract/outside-calendar.ts'
import { addDays, dayRange, daysBetween } from '#core/domain/calendar.ts'
import { isFields } from '#core/domain/typed-objects.ts'
import { deviceStorage, parsedJson } from '#web/lib/safe-storage.ts'
import { keptKey } from './kept-key.ts'

type Kept = { of: string; at: number; calendars: OutsideCalendars }

/** Days that are looked ahead without a network, and the most that is kept of them. */
const daysAhead = 35
const eventsAtMost = 300
/** Milliseconds for which it is shown: as long as the family's own documents. */
const longest = 30 * 24 * 3_600_000

/** What the server said last of this family's calendars, and when (milliseconds); undefined for any other's. */
export function keptCalendars(familyId: string): Kept | undefined {
  const [, text = null] = deviceStorage().getItem(keptKey)?.split('\n') ?? []
  const kept = parsedJson(text, isKept)
  return kept?.of === familyId && Date.now() - kept.at < longest ? kept : undefined
}

const isKept = (found: unknown): found is Kept =>
  isFields(found) && typeof found['at'] === 'number' && isFields(found['calendars'])

/** Keeps the next weeks of it, for where there is no network. */
export function keepCalendars(familyId: string, today: string, found: OutsideCalendars): void {
  const last = addDays(today, daysAhead)
  const events = found.events
    .filter(({ date, until }) => until >= today && date <= last)
    .slice(0, eventsAtMost)
  const kept: Kept = { of: familyId, at: Date.now(), calendars: { ...found, events } }
  const days = events.flatMap(({ date, until }) => dayRange(date, daysBetween(date, until) + 1))
  try {
    deviceStorage().setItem(keptKey, `${days.join(' ')}\n${JSON.stringify(kept)}`)
  } catch {
    deviceStorage().removeItem(keptKey) // No room: they are asked for.
  }
}
