import { z } from 'zod'
import { asciiEmail, isEmail } from './text/email.ts'
import { limits } from './limits.ts'
import { isTimeZone } from './time/time-zone.ts'
import { isOneLine, isPlainText, isVisible } from './text/text.ts'
import { weekdays } from './words.ts'

/** The small building blocks of every schema: bounded texts, ids, dates, numbers. */

/**
 * Text of at most `max` UTF-16 units, as inputs count them (the schema library counts code points),
 * without half a character in it, which not every database takes.
 */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.length <= max, `must have at most ${max} characters`)
    .refine((value) => value.isWellFormed(), 'must be whole characters')

/** One line with something readable in it: 1 to `max` UTF-16 units, no control characters. */
export function line(max: number) {
  return text(max)
    .min(1)
    .refine(isVisible, 'must not be blank')
    .refine(isOneLine, 'must be a single line of text')
}

/** Text of several lines, possibly empty. */
export function lines(max: number) {
  return text(max).refine(isPlainText, 'must be plain text')
}

/** The same with something readable in it. */
export function visibleLines(max: number) {
  return lines(max).min(1).refine(isVisible, 'must not be blank')
}

export const note = lines(limits.note)

export const name = line(limits.name)
export const title = line(limits.title)
/** A title that may stay empty. */
export const optionalTitle = text(limits.title).refine(isOneLine, 'must be a single line of text')

/** The name of an entry of our library, such as a picture or a question: it stays when the words change. */
export const slug = z.string().regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be the id of an entry')

/** A week by its number, shown in everybody's language, or as the family calls it. */
export const weekName = z.union([name, z.int().min(1).max(limits.weekNumber)])

/** An id that the browser or the server made: letters and digits first, then also - and _. */
export const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be an id')

/** A command's id: enough of it to be unique for ever. */
export const commandId = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'must be a command id')

/**
 * Where a command takes back another one: that one's id. Browsers of earlier versions name its place
 * in the family's log instead.
 */
export const undoes = z.union([commandId, z.int().min(1).max(limits.changes)]).optional()

const ordinaryDate = /^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

function exists(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date)
}

/** A language by its code, such as `de`; whoever reads one that the program does not have reads English. */
export const language = z.string().regex(/^[a-z]{2,3}$/, 'must be the code of a language, like en')

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const date = z
  .string()
  .regex(ordinaryDate, 'must be a date like 2026-01-31')
  .refine((value) => ordinaryDate.test(value) && exists(value), 'must be a date that exists')

/** An instant in UTC, `2026-01-31T08:00:00.000Z`. */
export const instant = z.iso.datetime({ precision: 3 })

/** A time of day, `HH:MM`. */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 18:30')

/** An address, its domain as the network writes it. */
export const email = z
  .string()
  .overwrite(asciiEmail)
  .max(limits.email)
  .refine(isEmail, 'must be an e-mail address')
  .meta({ format: 'email' })

/** A document's version, and a place in a log: far below what databases and JSON keep exactly. */
export const version = z.int().min(1).max(limits.changes)

export const weekday = z.enum(weekdays)

/** A time zone by its IANA name, like `Europe/Berlin`. */
export const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, 'must be a time zone like Europe/Berlin')

/** Five faces, from very low to very good. */
export const mood = z.int().min(1).max(5)

/** True where no two entries share the value that `key` picks. */
export function distinct<T>(list: readonly T[], key: (entry: T) => unknown = (entry) => entry) {
  return new Set(list.map(key)).size === list.length
}
