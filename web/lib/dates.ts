/** Calendar days (`YYYY-MM-DD`) as a person reads them, in the product's language. */

import { select } from '#core/say.ts'
import { written, writtenRange } from '#core/time/written-date.ts'
import { weekdays, type Weekday } from '#core/words.ts'
import { locale } from './locale.ts'

/** By language and options: to make one takes longer than to draw a card. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale() + JSON.stringify(options)
  const made =
    formatters.get(key) ?? new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}

const noon = (date: string) => new Date(`${date}T12:00:00Z`)

function format(date: string, options: Intl.DateTimeFormatOptions): string {
  return written(formatter(options), noon(date))
}

/** "Monday 11 May", or "Monday, May 11" */
export function longDay(date: string): string {
  return format(date, { weekday: 'long', day: 'numeric', month: 'long' })
}

/** "Monday" */
export function weekdayName(date: string): string {
  return format(date, { weekday: 'long' })
}

/** "Mon" */
export function shortWeekdayOf(date: string): string {
  return format(date, { weekday: 'short' })
}

/** Any day with this name: how a weekday is stored is not how it is called. */
const dayCalled = (day: Weekday) => `2026-03-0${1 + weekdays.indexOf(day)}`

/** "Monday", of a weekday as it is stored. */
export const longWeekday = (day: Weekday): string => weekdayName(dayCalled(day))

/** "Mon" */
export const shortWeekday = (day: Weekday): string => shortWeekdayOf(dayCalled(day))

/** "Mo", or one letter in a language whose days begin alike. */
export function tinyWeekday(day: Weekday): string {
  const begin = (one: Weekday) => shortWeekday(one).slice(0, 2)
  const areApart = new Set(weekdays.map(begin)).size === weekdays.length
  return areApart ? begin(day) : oneLetterOf(day)
}

/** "M" */
export const oneLetterOf = (day: Weekday): string => format(dayCalled(day), { weekday: 'narrow' })

/** "Mon 11 May" */
export function shortDay(date: string): string {
  return format(date, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** "11 May" */
export function dayAndMonth(date: string): string {
  return format(date, { day: 'numeric', month: 'short' })
}

/** "May 2026" */
export function monthAndYear(date: string): string {
  return format(date, { month: 'long', year: 'numeric' })
}

/** "January" */
export function monthName(date: string): string {
  return format(date, { month: 'long' })
}

/** "Jan" */
export function shortMonth(date: string): string {
  return format(date, { month: 'short' })
}

/** "11 – 17 May" */
export function dayRange(from: string, to: string): string {
  return writtenRange(formatter({ day: 'numeric', month: 'long' }), noon(from), noon(to))
}

/** "29 Nov – 5 Dec", where a line is short; in a language whose months are long it goes to the next line as a whole. */
export function shortDayRange(from: string, to: string): string {
  const range = writtenRange(formatter({ day: 'numeric', month: 'short' }), noon(from), noon(to))
  return range.replaceAll(/\s/gu, '\u00a0')
}

/**
 * "18:00", or "6:00 PM", of `HH:MM`: as the reader's own kind of the language has it. A time field goes by
 * the browser's own language, which is mostly that; no attribute steers it.
 */
export function timeOfDay(stored: string): string {
  const clock = formatter({ hour: 'numeric', minute: '2-digit' })
  return goesToTwelve(clock) ? clock.format(new Date(`2026-03-01T${stored}Z`)) : stored
}

const goesToTwelve = (clock: Intl.DateTimeFormat) => clock.resolvedOptions().hour12 === true

/** "at 18:00" within a sentence, of `HH:MM`: Spanish has an article that goes by the hour as it is said. */
export function atTime(stored: string): string {
  const time = timeOfDay(stored)
  return select(hourIn(time), { other: `at ${time}` })
}

/** "06", of "06:30" and of "6:30 PM". */
const hourIn = (time: string) => time.replace(/\D.*/u, '').padStart(2, '0')

/** The last day that a date field offers, which is the last that the product takes. */
export const lastDate = '2199-12-31'

/** Whether a date field holds a whole date that the product takes, not one still being typed. */
export function isDate(text: string): boolean {
  return /^(19|20|21)\d\d-\d\d-\d\d$/.test(text)
}
