import { memoize } from '../lib/memoize.ts'
import { weekdays, type Weekday } from '../words.ts'

/**
 * Calendar days as `YYYY-MM-DD` texts, counted in UTC so that no time zone or summer time can
 * shift them. "Today" is the family's own day and always comes from the browser.
 */

const dayLength = 86_400_000

/** Ten years of days: a screen asks for the same few thousands of times with each tick. */
const daysAtMost = 3_660

const parse = memoize(daysAtMost, (date: string) => Date.parse(`${date}T00:00:00Z`))
const format = memoize(daysAtMost, (time: number) => new Date(time).toISOString().slice(0, 10))

/** The day `count` days after `date` (before it, if negative). */
export function addDays(date: string, count: number): string {
  return format(parse(date) + count * dayLength)
}

/** How many days lie from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((parse(to) - parse(from)) / dayLength)
}

/** The `count` days from `start` on. */
export function dayRange(start: string, count: number): string[] {
  return Array.from({ length: count }, (_, offset) => addDays(start, offset))
}

export function weekdayOf(date: string): Weekday {
  return weekdays[new Date(parse(date)).getUTCDay()]!
}

/** The seven weekdays in the order of a week that begins on `first`. */
export function weekdaysFrom(first: Weekday): Weekday[] {
  const start = weekdays.indexOf(first)
  return [...weekdays.slice(start), ...weekdays.slice(0, start)]
}

/** The first day of the week that `date` is in. */
export function weekStart(date: string, startOfWeek: Weekday): string {
  const back = (new Date(parse(date)).getUTCDay() - weekdays.indexOf(startOfWeek) + 7) % 7
  return addDays(date, -back)
}

/** The calendar day of a local instant, for example the browser's clock. */
export function localDate(time: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${pad(time.getMonth() + 1)}-${pad(time.getDate())}`
}
