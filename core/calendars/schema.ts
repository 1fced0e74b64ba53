import { z } from 'zod'
import { limits } from '../limits.ts'
import { outsideProblems } from '../words.ts'
import { date, id, instant, name, optionalTitle, timeOfDay } from '../schema.ts'

const address = z.string().min(1).max(limits.outsideAddress)

/** How somebody is known to a server of calendars: best by a password for this program alone. */
const login = {
  user: z
    .string()
    .min(1)
    .max(limits.calendarLogin)
    .refine((text) => !text.includes(':'), 'must be a name without a colon'),
  appPassword: z.string().min(1).max(limits.calendarLogin),
}

/** A calendar of somebody else that a family looks at: school, club, Google’s secret address, a file. */
export const outsideCalendarSchema = z.strictObject({
  id,
  name,
  /** Its site alone: the whole address is a key. Null for a file. */
  host: z.string().nullable(),
  addedAt: instant,
  /** When it was last read; null while it waits to be. */
  readAt: instant.nullable(),
  /** Why the last try came to nothing, what was read before stays. */
  problem: z.enum(outsideProblems).nullable(),
  /** How many of its events are in the days that are kept. */
  events: z.int(),
})

/** One from an address (http, https or webcal), with a password or without, or from a file's text. */
export const newOutsideCalendarSchema = z.union([
  z.strictObject({ name, url: address }),
  z.strictObject({ name, url: address, ...login }),
  z.strictObject({ name, file: z.string().min(1).max(limits.outsideFile) }),
])

/** A server of calendars (CalDAV), and who asks it. */
export const calendarServerSchema = z.strictObject({ url: address, ...login })

/** The calendars that somebody has there, each with an address by which it is added. */
export const foundCalendarsSchema = z.strictObject({
  calendars: z.array(z.strictObject({ name: z.string(), url: z.string() })),
})

/** Something that happens once, on a day of the family's zone; what comes again is one for each time. */
export const outsideEventSchema = z.strictObject({
  calendarId: id,
  title: optionalTitle,
  /** The first day and the last, the same for most. */
  date,
  until: date,
  /** By the family's clocks; null where it takes the whole day. */
  time: timeOfDay.nullable(),
})

export const outsideCalendarsSchema = z.strictObject({
  calendars: z.array(outsideCalendarSchema),
  /** Of all of them, in the order of their days: some weeks back and ahead. */
  events: z.array(outsideEventSchema),
})

export type OutsideCalendar = z.infer<typeof outsideCalendarSchema>
export type FoundCalendar = z.infer<typeof foundCalendarsSchema>['calendars'][number]
export type OutsideEvent = z.infer<typeof outsideEventSchema>
export type OutsideCalendars = z.infer<typeof outsideCalendarsSchema>
