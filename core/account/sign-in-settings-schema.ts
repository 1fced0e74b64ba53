import { z } from 'zod'
import { limits } from '../limits.ts'
import { signUpDoors } from '../words.ts'

/** What the front door offers on this server. */
export const signInSettingsSchema = z.strictObject({
  captcha: z.discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('altcha') }),
    z.strictObject({ provider: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
  /** Other accounts to sign in with: those that the host has set up (H16). */
  providers: z.array(z.strictObject({ id: z.string(), name: z.string() })),
  /** The fewest characters of a new password. */
  passwordMin: z.int(),
  /** Who may create an account: everybody, whoever has a code, or only whom a family here has invited. */
  signUpDoor: z.enum(signUpDoors),
  /** Whether a sample family is lent to whoever wants to look around. */
  demo: z.boolean(),
  /** Whether mails leave this server; otherwise whoever runs it has them as files. */
  mails: z.boolean(),
})

/** A task for the captcha (ALTCHA), to be sent back with its solution. */
export const challengeSchema = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.int(),
    expiresAt: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})

/**
 * The captcha's answer as the forms send it in `captcha`: ALTCHA's payload (base64 of the JSON
 * `{challenge, solution}`) or reCAPTCHA's token. Missing or empty: not done (S5.2).
 */
export const captchaAnswer = z.string().max(limits.captchaAnswer)

export type Challenge = z.infer<typeof challengeSchema>
export type SignInSettings = z.infer<typeof signInSettingsSchema>
