import { useQuery } from '@tanstack/react-query'
import type { OutsideCalendars, OutsideEvent } from '#core/contract/outside-calendar.ts'
import { addDays, dayRange, daysBetween } from '#core/domain/calendar.ts'
import { eventsBeginning, eventsOn as onDay } from '#core/domain/outside-events.ts'
import { isFields } from '#core/domain/typed-objects.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { deviceStorage, parsedJson } from '#web/lib/safe-storage.ts'
import { useToday } from '#web/lib/use-today.ts'
import { keptKey } from './kept-key.ts'

/** The server itself looks every three hours. */
const staleTime = 5 * 60_000

/** The family’s calendars from outside, first as they were on this device last. */
export function useOutsideCalendars(more: { refetchInterval?: number | false } = {}) {
  const { family } = useFamily()
  const today = useToday()
  return useQuery({
    queryKey: ['outside-calendars', family.id],
    queryFn: async () => {
      const found = await request(apiPaths.outsideCalendars(family.id))
      keepCalendars(family.id, today, found)
      return found
    },
    staleTime,
    initialData: () => keptCalendars(family.id)?.calendars,
    initialDataUpdatedAt: () => keptCalendars(family.id)?.at,
    ...more,
  })
}

/** An event with what its calendar is called. */
export type NamedEvent = OutsideEvent & { calendar: string }

/** What is in calendars from outside on a day; what takes several days, on each of them. */
export const eventsOn = (found: OutsideCalendars | undefined, day: string): NamedEvent[] =>
  onDay(named(found), day)

/** What begins after a day, until another. */
export const eventsAfter = (
  found: OutsideCalendars | undefined,
  day: string,
  last: string,
): NamedEvent[] => eventsBeginning(named(found), addDays(day, 1), last)

function named(found: OutsideCalendars | undefined): NamedEvent[] {
  const names = new Map(found?.calendars.map(({ id, name }) => [id, name]))
  const calendar = ({ calendarId }: OutsideEvent) => names.get(calendarId) ?? ''
  return (found?.events ?? []).map((event) => ({ ...event, calendar: calendar(event) }))
}

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
