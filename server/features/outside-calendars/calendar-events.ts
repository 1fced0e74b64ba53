import type { OutsideEvent } from '#core/calendars/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { limits } from '#core/limits.ts'
import {
  blocksOf,
  dayBehind,
  parsed,
  says,
  type Block,
  type CalendarBytes,
} from './calendar-text.ts'
import { namedZone, zonesOf, type Zone } from './calendar-zones.ts'
import { dayOf, recurrences } from './recurrences.ts'
import {
  instantOf,
  keyOf,
  timeAt,
  understood,
  wallOf,
  type Moment,
  type Understood,
  type Zones,
} from './understood-event.ts'

/** One of a calendar’s events, without the calendar. */
export type ReadEvent = Omit<OutsideEvent, 'calendarId'>

/** By whose clocks, and from which day to which. */
export type Kept = { timeZone: string; from: string; to: string }

/** What is in a calendar on the days kept; or why nothing can be said of it. */
export type Found = ReadEvent[] | 'cut-off' | 'no-calendar'

/** So many are held before all but the first of them are let go. */
const heldAtMost = 4 * limits.outsideEvents

/**
 * What a calendar (RFC 5545) has on the days kept, in order, the first `limits.outsideEvents`. It is gone
 * through twice, a piece at a time, so that one of any size takes little memory: first for zones and for
 * what takes the place of others, which may stand anywhere, then for all else. What cannot be understood
 * is left out.
 */
export function eventsIn(calendar: CalendarBytes, kept: Kept): Found {
  const own = namedZone(kept.timeZone)
  const { zoneBlocks, changeBlocks, state } = firstLook(calendar)
  if (state === 'none') return 'no-calendar'
  if (state === 'cut-off') return 'cut-off'
  const zones = {
    own,
    zoneOf: zonesOf(
      zoneBlocks.flatMap((block) => parsed(block) ?? []),
      own,
    ),
  }
  const changes = changeBlocks.flatMap((block) => eventOf(block, zones))
  const changed = Map.groupBy(changes, ({ uid }) => uid)
  let found: ReadEvent[] = []
  const take = (events: Iterable<ReadEvent>) => {
    for (const event of events) if (found.push(event) > heldAtMost) found = firstOf(found)
  }
  for (const event of changes) take(occurrences(event, [], { ...kept, own }))
  for (const block of blocksOf(calendar)) {
    if (!isPlain(block) || isElsewhere(block, kept)) continue
    for (const event of eventOf(block, zones))
      take(occurrences(event, changed.get(event.uid) ?? [], { ...kept, own }))
  }
  return firstOf(found)
}

const isChange = (block: Block) => block.kind === 'VEVENT' && says(block, 'RECURRENCE-ID')
const isPlain = (block: Block) => block.kind === 'VEVENT' && !says(block, 'RECURRENCE-ID')

function firstLook(calendar: CalendarBytes) {
  const zoneBlocks: Block[] = []
  const changeBlocks: Block[] = []
  const blocks = blocksOf(calendar)
  for (;;) {
    const { done, value } = blocks.next()
    if (done) return { zoneBlocks, changeBlocks, state: value }
    if (value.kind === 'VTIMEZONE') zoneBlocks.push(value)
    else if (isChange(value)) changeBlocks.push(value)
  }
}

const eventOf = (block: Block, zones: Zones): Understood[] => {
  const component = parsed(block)
  const event = component && understood(component, zones)
  return event ? [event] : []
}

/** Whether its text alone says that it lies outside the days kept: most of a school’s ten years do. */
function isElsewhere(block: Block, { from, to }: Kept): boolean {
  const start = dayBehind(block, 'DTSTART')
  if (start === null || says(block, 'RDATE')) return false
  if (start > digits(addDays(to, 2))) return !says(block, 'RECURRENCE-ID')
  if (says(block, 'RRULE') || says(block, 'DURATION')) return false
  const end = says(block, 'DTEND') ? dayBehind(block, 'DTEND') : start
  return end !== null && end < digits(addDays(from, -2))
}

const digits = (day: string) => day.replaceAll('-', '')

function firstOf(events: ReadEvent[]): ReadEvent[] {
  const order = ({ date, time, title }: ReadEvent) => `${date} ${time ?? ''} ${title}`
  return events
    .map((event) => ({ event, at: order(event) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, limits.outsideEvents)
    .map(({ event }) => event)
}

/** Each time that it happens on the days kept, but for those left out, or told by others in its place. */
function* occurrences(
  event: Understood,
  changes: readonly Understood[],
  kept: Kept & { own: Zone },
): Generator<ReadEvent> {
  if (event.isCancelled) return
  const left = new Set(event.except)
  for (const { replaces } of changes) if (replaces) left.add(keyOf(replaces))
  const meant = laterMeaning(event, changes)
  const within = reachOf([event, ...changes], kept)
  const seen = new Set(left)
  for (const moment of momentsWithin(event, within)) {
    const key = keyOf(moment)
    if (seen.has(key) || left.has(dayOf(moment.time))) continue
    seen.add(key)
    const now = meant(moment)
    const one = now && occurrence(now.event, now.moment, kept)
    if (one) yield one
  }
}

function* momentsWithin(
  event: Understood,
  within: { from: string; to: string },
): Generator<Moment> {
  const isWithin = ({ time }: Moment) => dayOf(time) >= within.from && dayOf(time) <= within.to
  if (isWithin(event.start)) yield event.start
  yield* event.also.filter(isWithin)
  for (const rule of event.rules)
    for (const time of recurrences(rule, event.start.time, within))
      yield { time, zone: event.start.zone }
}

/** Days between which it has to begin to be seen on those kept, at the most that it was moved by. */
function reachOf(events: readonly Understood[], { from, to }: Kept) {
  const longest = Math.max(
    ...events.map(({ start, length }) => (start.time.isDate ? length : Math.ceil(length / day))),
  )
  const moved = Math.max(
    0,
    ...events.map(({ start, replaces }) =>
      replaces?.andLater ? Math.abs(instantOf(start) - instantOf(replaces)) : 0,
    ),
  )
  // A day more on both sides: it may be another day by the family's clocks.
  const more = Math.min(Math.ceil(moved / day), movedAtMost) + 1
  return { from: addDays(from, -longest - more), to: addDays(to, more) }
}

const day = 86_400_000
/** Days: what is moved by more is shown as far as it was not. */
const movedAtMost = 366

/**
 * What an event’s times mean since somebody changed one of them and all that come later: the change,
 * moved by as much (RFC 5545, RANGE=THISANDFUTURE); null where those were cancelled.
 */
function laterMeaning(event: Understood, changes: readonly Understood[]) {
  const later = changes
    .flatMap((change) => {
      const { replaces } = change
      return replaces?.andLater ? [{ change, since: instantOf(replaces), replaces }] : []
    })
    .toSorted((one, other) => other.since - one.since)
  return (moment: Moment): { event: Understood; moment: Moment } | null => {
    if (later.length === 0) return { event, moment }
    const at = instantOf(moment)
    const found = later.find(({ since }) => since <= at)
    if (!found) return { event, moment }
    const { change, replaces } = found
    return change.isCancelled
      ? null
      : { event: change, moment: movedBy(replaces, change.start, moment) }
  }
}

/** A time as far from another one as `to` is from `from`, by the clocks of `to`. */
function movedBy(from: Moment, to: Moment, moment: Moment): Moment {
  const by = ({ time, zone }: Moment) =>
    time.isDate ? wallOf(time) : to.zone.wallOf(zone.instantOf(wallOf(time)))
  const wall = by(moment).add(by(from).until(wallOf(to.time)))
  return { time: timeAt(wall, to.time.isDate), zone: to.zone }
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
