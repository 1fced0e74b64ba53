import ICAL from 'ical.js'
import type { OutsideEvent } from '#core/calendars/schema.ts'
import { addDays, daysBetween } from '#core/time/calendar.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { componentsIn } from './calendar-text.ts'
import { namedZone, zonesOf, type Zone } from './calendar-zones.ts'
import { dayOf, recurrences } from './recurrences.ts'

/** One of a calendar’s events, without the calendar. */
export type ReadEvent = Omit<OutsideEvent, 'calendarId'>

/** By whose clocks, and from which day to which. */
export type Kept = { timeZone: string; from: string; to: string }

/** So many are looked at before the first are taken. */
const gatheredAtMost = 20 * limits.outsideEvents

/**
 * What a calendar’s text (RFC 5545) has on the days kept, in order, the first `limits.outsideEvents`;
 * null where it is no calendar. An event that cannot be understood is left out.
 */
export function eventsIn(text: string, kept: Kept): ReadEvent[] | null {
  const components = componentsIn(text)
  if (!components) return null
  const own = namedZone(kept.timeZone)
  const zoneOf = zonesOf(components.zones, own)
  const events = components.events.flatMap((event) => understood(event, { own, zoneOf }))
  const changed = Map.groupBy(events, ({ uid }) => uid)
  const found: ReadEvent[] = []
  for (const event of events) {
    const others = event.replaces === null ? (changed.get(event.uid) ?? []) : []
    const left = new Set([...event.except, ...others.flatMap(({ replaces }) => replaces ?? [])])
    for (const one of occurrences(event, left, { ...kept, own })) {
      found.push(one)
      if (found.length >= gatheredAtMost) return firstOf(found)
    }
  }
  return firstOf(found)
}

function firstOf(events: ReadEvent[]): ReadEvent[] {
  const order = ({ date, time, title }: ReadEvent) => `${date} ${time ?? ''} ${title}`
  return events
    .map((event) => ({ event, at: order(event) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, limits.outsideEvents)
    .map(({ event }) => event)
}

type Zones = { own: Zone; zoneOf: (tzid: string) => Zone }

/** A time as a calendar writes it, with the clocks it is meant by. */
type Moment = { time: ICAL.Time; zone: Zone }

type Understood = {
  uid: string
  title: string
  isCancelled: boolean
  start: Moment
  /** Milliseconds, or whole days. */
  length: number
  rules: ICAL.Recur[]
  also: Moment[]
  /** Keys of the times that are left out, see `keyOf`. */
  except: string[]
  /** The key of the one time that it takes the place of. */
  replaces: string | null
}

function understood(event: ICAL.Component, zones: Zones): Understood[] {
  try {
    const [start] = momentsOf(event, 'dtstart', zones)
    if (!start) return []
    const [replaced] = momentsOf(event, 'recurrence-id', zones)
    return [
      {
        uid: wordOf(event, 'uid'),
        title: titleOf(event),
        isCancelled: wordOf(event, 'status').toUpperCase() === 'CANCELLED',
        start,
        length: lengthOf(event, start, zones),
        rules: replaced ? [] : rulesOf(event, start),
        also: replaced ? [] : momentsOf(event, 'rdate', zones),
        except: momentsOf(event, 'exdate', zones).map(keyOf),
        replaces: replaced ? keyOf(replaced) : null,
      },
    ]
  } catch {
    return []
  }
}

const wordOf = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name) ?? '')

/** Marks that turn the direction of what stands behind them, on a screen also behind the title. */
const turning = /[\u202a-\u202e\u2066-\u2069]/g

/** What it says of itself in one line; nothing where it is not for everybody to read. */
function titleOf(event: ICAL.Component): string {
  if (/^(PRIVATE|CONFIDENTIAL)$/i.test(wordOf(event, 'class'))) return ''
  const plain = wordOf(event, 'summary')
    .slice(0, 10 * limits.title)
    .replaceAll(/<\/?[a-z][^<>]*>/gi, ' ')
    .replaceAll(turning, '')
  const line = oneLine(plain).replaceAll(/\s+/g, ' ')
  return line.slice(0, limits.title).replace(/[\uD800-\uDBFF]$/, '')
}

function momentsOf(event: ICAL.Component, name: string, { own, zoneOf }: Zones): Moment[] {
  return event.getAllProperties(name).flatMap((property) => {
    const tzid = property.getFirstParameter('tzid')
    return property.getValues().flatMap((value: unknown) => {
      const time = value instanceof ICAL.Period ? value.start : value
      if (!(time instanceof ICAL.Time)) return []
      const isUtc = time.zone === ICAL.Timezone.utcTimezone
      const zone = isUtc ? namedZone('UTC') : tzid ? zoneOf(tzid) : own
      return { time: floating(time), zone }
    })
  })
}

/** The same by clocks of no zone: rules are followed by them, and they are read by their own. */
const floating = ({ year, month, day, hour, minute, second, isDate }: ICAL.Time) =>
  timeOf({ year, month, day, hour, minute, second, isDate })

const timeOf = (parts: ConstructorParameters<typeof ICAL.Time>[0]) =>
  new ICAL.Time(parts, ICAL.Timezone.localTimezone)

const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  new Temporal.PlainDateTime(year, month, day, hour, minute, Math.min(second, 59))

const instantOf = ({ time, zone }: Moment) => zone.instantOf(wallOf(time))

/** By which two times are the same one: an instant, or a day. */
const keyOf = (moment: Moment) =>
  moment.time.isDate ? dayOf(moment.time) : String(instantOf(moment))

function lengthOf(event: ICAL.Component, start: Moment, zones: Zones): number {
  const [end] = momentsOf(event, 'dtend', zones)
  const duration = event.getFirstPropertyValue('duration')
  const seconds = duration instanceof ICAL.Duration ? duration.toSeconds() : 0
  if (start.time.isDate) {
    const days = end ? daysBetween(dayOf(start.time), dayOf(end.time)) : seconds / 86_400
    return bounded(Math.ceil(days), 1, longest)
  }
  const length = end ? instantOf(end) - instantOf(start) : 1000 * seconds
  return bounded(length, 0, longest * 86_400_000)
}

/** Days, a century: what says that it takes longer is read as that. */
const longest = 36_525

const bounded = (number: number, least: number, most: number) =>
  Math.min(most, Math.max(least, number))

/** Looking for the next one of a rule that comes every hundred thousand years would take as long. */
const intervalAtMost = 1_000

/** Its rules, each with its end by the clocks of the start. */
function rulesOf(event: ICAL.Component, { time, zone }: Moment): ICAL.Recur[] {
  return event.getAllProperties('rrule').flatMap((property) => {
    const rule: unknown = property.getFirstValue()
    if (!(rule instanceof ICAL.Recur) || rule.interval > intervalAtMost) return []
    if (rule.until) rule.until = untilBy(rule.until, time.isDate, zone)
    return rule
  })
}

function untilBy(until: ICAL.Time, isDate: boolean, zone: Zone): ICAL.Time {
  const { year, month, day } = until
  if (isDate) return timeOf({ year, month, day, isDate })
  if (until.isDate) return timeOf({ year, month, day, hour: 23, minute: 59, second: 59 })
  if (until.zone !== ICAL.Timezone.utcTimezone) return floating(until)
  const wall = zone.wallOf(instantOf({ time: until, zone: namedZone('UTC') }))
  const { hour, minute, second } = wall
  return timeOf({ year: wall.year, month: wall.month, day: wall.day, hour, minute, second })
}

/** Each time that it happens on the days kept, but for those left out. */
function* occurrences(
  event: Understood,
  left: ReadonlySet<string>,
  kept: Kept & { own: Zone },
): Generator<ReadEvent> {
  if (event.isCancelled) return
  const { start } = event
  const days = start.time.isDate ? event.length : Math.ceil(event.length / 86_400_000)
  // A day more on both sides: it may be another day by the family's clocks.
  const within = { from: addDays(kept.from, -days - 1), to: addDays(kept.to, 1) }
  const seen = new Set(left)
  const times = function* times(): Generator<Moment> {
    yield start
    yield* event.also
    for (const rule of event.rules) {
      for (const time of recurrences(rule, start.time, within)) yield { time, zone: start.zone }
    }
  }
  for (const moment of times()) {
    if (dayOf(moment.time) < within.from || dayOf(moment.time) > within.to) continue
    const key = keyOf(moment)
    if (seen.has(key) || left.has(dayOf(moment.time))) continue
    seen.add(key)
    const one = occurrence(event, moment, kept)
    if (one) yield one
  }
}

function occurrence(
  { title, length }: Understood,
  moment: Moment,
  { own, from, to }: Kept & { own: Zone },
): ReadEvent | null {
  const { date, until, time } = moment.time.isDate
    ? { date: dayOf(moment.time), until: addDays(dayOf(moment.time), length - 1), time: null }
    : timed(instantOf(moment), length, own)
  if (until < from || date > to) return null
  // Of what begins before or ends after the days kept there is as much as lies in them.
  const isBegun = date < from
  return {
    title,
    date: isBegun ? from : date,
    until: until > to ? to : until,
    time: isBegun ? null : time,
  }
}

function timed(instant: number, length: number, own: Zone) {
  const start = own.wallOf(instant)
  const end = own.wallOf(instant + Math.max(0, length - 1))
  const time = start.toPlainTime().toString({ smallestUnit: 'minute' })
  return { date: start.toPlainDate().toString(), until: end.toPlainDate().toString(), time }
}
