import ICAL from 'ical.js'
import { daysBetween } from '#core/time/calendar.ts'
import { limits } from '#core/limits.ts'
import { oneLine } from '#core/text/text.ts'
import { namedZone, type Zone } from './calendar-zones.ts'
import { dayOf } from './recurrences.ts'

export type Zones = { own: Zone; zoneOf: (tzid: string) => Zone }

/** A time as a calendar writes it, with the clocks it is meant by. */
export type Moment = { time: ICAL.Time; zone: Zone }

/** What an event says of itself. */
export type Understood = {
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
  /** The one time that it takes the place of, and whether of all that come later, too. */
  replaces: (Moment & { andLater: boolean }) | null
}

/** An event as it is meant; null where nobody can understand it. */
export function understood(event: ICAL.Component, zones: Zones): Understood | null {
  try {
    const [start] = momentsOf(event, 'dtstart', zones)
    if (!start) return null
    const [replaced] = momentsOf(event, 'recurrence-id', zones)
    const range = event.getFirstProperty('recurrence-id')?.getFirstParameter('range')
    return {
      uid: wordOf(event, 'uid'),
      title: titleOf(event),
      isCancelled: wordOf(event, 'status').toUpperCase() === 'CANCELLED',
      start,
      length: lengthOf(event, start, zones),
      rules: replaced ? [] : rulesOf(event, start),
      also: replaced ? [] : momentsOf(event, 'rdate', zones),
      except: momentsOf(event, 'exdate', zones).map(keyOf),
      replaces: replaced
        ? { ...replaced, andLater: range?.toUpperCase() === 'THISANDFUTURE' }
        : null,
    }
  } catch {
    return null
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

/** A time by clocks of no zone. */
export const timeOf = (parts: ConstructorParameters<typeof ICAL.Time>[0]) =>
  new ICAL.Time(parts, ICAL.Timezone.localTimezone)

/** A time as its clocks show it. */
export const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  new Temporal.PlainDateTime(year, month, day, hour, minute, Math.min(second, 59))

/** When it is, in milliseconds; a day begins by its own clocks. */
export const instantOf = ({ time, zone }: Moment) => zone.instantOf(wallOf(time))

/** By which two times are the same one: an instant, or a day. */
export const keyOf = (moment: Moment) =>
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
  return timeAt(wall)
}

/** What clocks show, as the library has it. */
export function timeAt(wall: Temporal.PlainDateTime, isDate = false): ICAL.Time {
  const { year, month, day, hour, minute, second } = wall
  return timeOf({ year, month, day, isDate, ...(!isDate && { hour, minute, second }) })
}
