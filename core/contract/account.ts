import { z } from 'zod'
import { email, instant } from './scalars.ts'

/** With what an account can be opened. */
export const signInMethodsSchema = z.strictObject({
  password: z.boolean(),
  /** Signed in so lately, without having a password, that nothing more is asked for. */
  justSignedIn: z.boolean(),
  linked: z.array(z.strictObject({ provider: z.string(), name: z.string(), since: instant })),
})

/** A device on which the account is signed in. */
export const openSessionSchema = z.strictObject({
  id: z.string(),
  /** What the browser says it is, as it says it. */
  userAgent: z.string(),
  since: instant,
  /** At most a day before it was used last. */
  usedAt: instant,
  /** The one that asks. */
  current: z.boolean(),
})

/** What the link in a mail would confirm. */
export const confirmationSchema = z.strictObject({
  /** That somebody’s account is that of the address’s reader, or that one has another address. */
  what: z.enum(['account', 'new-address']),
  email,
  /** The account is the one that is signed in where this was asked. */
  own: z.boolean(),
})

/** Whether there is a calendar feed; its address is told once, when it is made. */
export const calendarFeedSchema = z.strictObject({ since: instant.nullable() })

export type SignInMethods = z.infer<typeof signInMethodsSchema>
export type OpenDevice = z.infer<typeof openSessionSchema>
export type Confirmation = z.infer<typeof confirmationSchema>
export type CalendarFeed = z.infer<typeof calendarFeedSchema>
