import { t } from '#core/say.ts'
import type { HerePattern } from '#core/days-here/schema.ts'
import { dayRange, weekdayOf } from '#core/time/calendar.ts'
import { isAlways } from '#core/days-here/days-here.ts'
import type { Weekday } from '#core/words.ts'
import { longDay, weekdayName } from '#web/lib/dates.ts'
import { listOf } from '#web/lib/words.ts'
import { everyWeekday } from '#web/shared/week/every-weekday.ts'

/** The pattern of those days that are chosen of the two weeks from `start` on: both alike are one. */
export function patternOf(chosen: readonly string[], start: string): HerePattern {
  const week = (from: number) =>
    dayRange(start, 14)
      .slice(from, from + 7)
      .filter((day) => chosen.includes(day))
      .map(weekdayOf)
  const [one, other] = [week(0), week(7)]
  const isEach = one.join() === other.join()
  return { from: start, startsOn: start, weeks: isEach ? [one] : [one, other] }
}

/** "every other week from Monday 23 November, and on Wednesdays": a pattern said back. */
export function patternWords(pattern: HerePattern): string {
  const { startsOn, weeks } = pattern
  if (isAlways(pattern)) return t`always here`
  const [one = [], other] = weeks
  const days = daysWords(one, startsOn)
  if (!other) return one.length === 0 ? t`not here at all` : t`here every week ${days}`
  const nextDays = daysWords(other, startsOn)
  if (one.length === 7 || other.length === 7) {
    const first = longDay(one.length === 7 ? startsOn : dayRange(startsOn, 14)[7]!)
    const both = one.filter((day) => other.includes(day))
    const also = daysWords(both, startsOn)
    return both.length > 0
      ? t`here every other week from ${first}, and ${also} in between`
      : t`here every other week from ${first}`
  }
  if (other.length === 0) return t`here every other week, from this one on, ${days}`
  if (one.length === 0) return t`here every other week, from the next one on, ${nextDays}`
  return t`here one week ${days}, the next ${nextDays}`
}

/** Weekdays by name, as the family's week has them; several in a row from the first to the last. */
function daysWords(days: readonly Weekday[], startsOn: string): string {
  if (days.length === 0) return ''
  const order = dayRange(startsOn, 7).filter((day) => days.includes(weekdayOf(day)))
  const all = dayRange(startsOn, 7)
  const at = all.indexOf(order[0]!)
  const isRow = order.length > 2 && order.every((day, index) => all[at + index] === day)
  if (isRow) {
    const [first, last] = [weekdayName(order[0]!), weekdayName(order.at(-1)!)]
    return t`from ${first} to ${last}`
  }
  const listed = listOf(order.map((day) => everyWeekday[weekdayOf(day)]))
  return t`on ${listed}`
}
