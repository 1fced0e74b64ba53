import { useQuery } from '@tanstack/react-query'
import type { OutsideCalendars, OutsideEvent } from '#core/calendars/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { eventsBeginning, eventsOn as onDay } from '#core/calendars/outside-events.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useHome } from '#web/data/use-home.tsx'
import { keepCalendars, keptCalendars } from './kept-calendars.ts'

/** The server itself looks every three hours. */
const staleTime = 5 * 60_000

/** The family’s calendars from outside, first as they were on this device last. */
export function useOutsideCalendars(more: { refetchInterval?: number | false } = {}) {
  const { family, today } = useHome()
  return useQuery({
    queryKey: ['outside-calendars', family.id],
    queryFn: async () => {
      const found = await request(apiPaths.outsideCalendars(family.id))
      keepCalendars(family.id, today, found)
      return found
    },
    staleTime,
    initialData: () => keptCalendars(family.id)?.answer,
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
