import { z } from 'zod'

/** What the front door offers on this server. */
export const entranceSchema = z.strictObject({
  captcha: z.discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('altcha') }),
    z.strictObject({ provider: z.literal('recaptcha'), siteKey: z.string() }),
  ]),
  /** Other accounts to sign in with; one that the host has not set up explains itself. */
  providers: z.array(z.strictObject({ id: z.string(), name: z.string(), ready: z.boolean() })),
  /** The fewest characters of a new password. */
  passwordMin: z.int(),
})

export type Entrance = z.infer<typeof entranceSchema>
