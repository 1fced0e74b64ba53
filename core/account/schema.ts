import { z } from 'zod'
import { email, instant } from '../schema.ts'

/** With what an account can be opened. */
export const signInMethodsSchema = z.strictObject({
  password: z.boolean(),
  /** Signed in so lately, without having a password, that nothing more is asked for. */
  justSignedIn: z.boolean(),
  linked: z.array(z.strictObject({ provider: z.string(), name: z.string(), since: instant })),
  passkeys: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      since: instant,
      usedAt: instant.nullable(),
    }),
  ),
  /** Since when codes are asked for after the password, and how many are left on paper; or null. */
  secondFactor: z.strictObject({ since: instant, recoveryCodes: z.int() }).nullable(),
})

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})
const lasts = z.int()

/** What a browser needs to make a passkey, as WebAuthn has it in JSON. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: lasts,
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})

/** What a browser needs to show a passkey; without any named it asks which. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: lasts,
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
})

/** What an app makes codes from: typed, as the address in a QR code, and sealed for the way back. */
export const newSecondFactorSchema = z.strictObject({
  secret: z.string(),
  uri: z.string(),
  sealed: z.string(),
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
export type Confirmation = z.infer<typeof confirmationSchema>
export type CalendarFeed = z.infer<typeof calendarFeedSchema>
