import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { addDays } from '#core/time/calendar.ts'
import type { Kept } from '#server/features/outside-calendars/calendar-events.ts'

/**
 * Other programs’ reading of a calendar’s text on the days kept, each as its own documentation says:
 * `day time title`, with the last day where it is another one, in order. One that throws says so.
 */
export type CalendarReader = (text: string, kept: Kept) => string[]

/** An event as every reader here tells it: days, or instants in milliseconds; `end` is the first after it. */
type Told = { title: string } & (
  | { isDate: true; start: string; end: string }
  | { isDate: false; start: number; end: number }
)

function lineOf(told: Told, timeZone: string): { line: string; from: string; to: string } {
  const { title, isDate, start, end } = told
  const wall = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime()
  const dayAt = (at: number) => wall(at).toPlainDate().toString()
  const from = isDate ? start : dayAt(start)
  const last = isDate ? addDays(end, -1) : dayAt(Math.max(start, end - 1))
  const to = last < from ? from : last
  const time = isDate ? null : wall(start).toPlainTime().toString({ smallestUnit: 'minute' })
  return { line: [spanOf(from, to), time, title].filter(Boolean).join(' '), from, to }
}

/** Days as these tests write them: one, or the first and the last. */
export const spanOf = (from: string, to: string): string => (from === to ? from : `${from}–${to}`)

const linesOf = (all: Told[], { timeZone, from, to }: Kept) =>
  all
    .map((told) => lineOf(told, timeZone))
    .filter((one) => one.from <= to && one.to >= from)
    .map(({ line }) => line)
    .toSorted()

/** The library that ours stands on, alone. */
export const byIcalJs: CalendarReader = (text, kept) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  for (const one of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(one)
  try {
    const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one))
    const series = events.filter((event) => !event.isRecurrenceException())
    return linesOf(
      series.flatMap((event) => timesOf(event, kept)),
      kept,
    )
  } finally {
    ICAL.TimezoneService.reset()
  }
}

function timesOf(event: ICAL.Event, { to }: Kept): Told[] {
  if (!event.isRecurring()) return [toldBy(event.summary, event.startDate, event.endDate)]
  const found: Told[] = []
  const iterator = event.iterator()
  for (let next = iterator.next(); next && dayOf(next) <= to; next = iterator.next()) {
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    found.push(toldBy(item.summary, startDate, endDate))
  }
  return found
}

const dayOf = (time: ICAL.Time) => time.toString().slice(0, 10)

const toldBy = (title: string, start: ICAL.Time, end: ICAL.Time): Told =>
  start.isDate
    ? { title, isDate: true, start: dayOf(start), end: dayOf(end) }
    : { title, isDate: false, start: instantOf(start), end: instantOf(end) }

const instantOf = (time: ICAL.Time) => time.toJSDate().getTime()

/** A library that shares nothing with it. */
export const byNodeIcal: CalendarReader = (text, kept) => {
  const between = {
    from: new Date(`${addDays(kept.from, -1)}T00:00:00Z`),
    to: new Date(`${addDays(kept.to, 1)}T00:00:00Z`),
  }
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (one): one is VEvent => one?.type === 'VEVENT',
  )
  const found = events.flatMap((event) => nodeIcal.expandRecurringEvent(event, between))
  return linesOf(
    found.map(({ start, end, summary, isFullDay }): Told => {
      const title = typeof summary === 'string' ? summary : (summary?.val ?? '')
      return isFullDay
        ? { title, isDate: true, start: localDay(start), end: localDay(end) }
        : { title, isDate: false, start: start.getTime(), end: end.getTime() }
    }),
    kept,
  )
}

/** It gives whole days as midnights of the machine’s zone. */
const localDay = (date: Date) =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime())
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainDate()
    .toString()
