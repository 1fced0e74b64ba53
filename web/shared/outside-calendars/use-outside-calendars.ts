import { useQuery } from '@tanstack/react-query'
import type { OutsideCalendars, OutsideEvent } from '#core/contract/outside-calendar.ts'
import { apiPaths } from '#core/paths.ts'
import { request } from '#web/data/api.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { keepCalendars, keptCalendars } from './kept-calendars.ts'

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
export function eventsOn(found: OutsideCalendars | undefined, day: string): NamedEvent[] {
  return named(found, ({ date, until }) => date <= day && day <= until).map((event) =>
    // It began earlier: from then on it takes the day.
    event.date < day ? { ...event, time: null } : event,
  )
}

/** What begins after a day, until another. */
export function eventsAfter(
  found: OutsideCalendars | undefined,
  day: string,
  last: string,
): NamedEvent[] {
  return named(found, ({ date }) => date > day && date <= last)
}

function named(
  found: OutsideCalendars | undefined,
  isMeant: (event: OutsideEvent) => boolean,
): NamedEvent[] {
  const names = new Map(found?.calendars.map(({ id, name }) => [id, name]))
  const order = ({ date, time }: OutsideEvent) => `${date} ${time ?? ''}`
  return (found?.events ?? [])
    .filter(isMeant)
    .map((event) => ({ ...event, calendar: names.get(event.calendarId) ?? '' }))
    .toSorted((one, other) => order(one).localeCompare(order(other)))
}
