import type ICAL from 'ical.js'
import { addDays, daysBetween } from '#core/time/calendar.ts'

/** A rule takes so many steps at most: beyond them it is no family’s. */
const stepsAtMost = 5_000

/** Days between two steps of a rule, where that is always the same. */
const strides: Partial<Record<string, number>> = { DAILY: 1, WEEKLY: 7 }
/** What comes again within a day is taken as it stands: once. */
const frequencies = new Set(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'])

/**
 * When a rule has something begin from a day to a day, by the clocks of its own zone, in order.
 * `start` and the rule's end are told by those clocks as well.
 */
export function* recurrences(
  rule: ICAL.Recur,
  start: ICAL.Time,
  { from, to }: { from: string; to: string },
): Generator<ICAL.Time> {
  if (!frequencies.has(rule.freq)) return
  const iterator = dayed(rule, start).iterator(nearer(rule, start, from))
  for (let step = 0; step < stepsAtMost; step += 1) {
    const next = iterator.next()
    if (!next || dayOf(next) > to) return
    if (dayOf(next) >= from) yield next.clone()
  }
}

/** What says by itself which days of a year are meant. */
const days = ['BYDAY', 'BYMONTHDAY', 'BYYEARDAY', 'BYWEEKNO'] as const

/** A yearly rule with the day of its start said: else the 29th of February were the 1st of March in other years. */
function dayed(rule: ICAL.Recur, { month, day }: ICAL.Time): ICAL.Recur {
  const { BYMONTH = [month], ...parts } = rule.parts
  if (rule.freq !== 'YEARLY' || day < 29 || days.some((name) => name in parts)) return rule
  const said = rule.clone()
  said.parts = { ...parts, BYMONTH, BYMONTHDAY: [day] }
  return said
}

/** The day of a time, `YYYY-MM-DD`. */
export function dayOf({ year, month, day }: ICAL.Time): string {
  return [pad(year, 4), pad(month, 2), pad(day, 2)].join('-')
}

const pad = (number: number, digits: number) => String(number).padStart(digits, '0')

/** A rule without a count that began years ago is taken up by whole strides shortly before the day. */
function nearer(rule: ICAL.Recur, start: ICAL.Time, from: string): ICAL.Time {
  const stride = (strides[rule.freq] ?? 0) * rule.interval
  const between = daysBetween(dayOf(start), from)
  if (stride <= 0 || rule.count || between <= 2 * stride) return start
  const day = addDays(dayOf(start), (Math.floor(between / stride) - 1) * stride)
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const moved = start.clone()
  moved.year = year
  moved.month = month
  moved.day = date
  return moved
}
