import type { OutsideEvent } from './schema.ts'

/** What happens on days from one to another, by day and time; what takes several, with each of them. */
export function eventsBetween<E extends OutsideEvent>(
  events: readonly E[],
  first: string,
  last: string,
): E[] {
  return events
    .filter(({ date, until }) => date <= last && until >= first)
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other)))
}

/** What begins on days from one to another. */
export function eventsBeginning<E extends OutsideEvent>(
  events: readonly E[],
  first: string,
  last: string,
): E[] {
  return eventsBetween(events, first, last).filter(({ date }) => date >= first)
}

/** What happens on a day; where it began earlier, it takes the whole of it. */
export function eventsOn<E extends OutsideEvent>(events: readonly E[], day: string): E[] {
  const found = eventsBetween(events, day, day)
  return found.map((event) => (event.date < day ? { ...event, time: null } : event))
}

const orderOf = ({ date, time }: OutsideEvent) => `${date} ${time ?? ''}`
