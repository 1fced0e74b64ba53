import { z } from 'zod'
import { limits } from '../limits.ts'
import { webhookEvents, webhookProblems } from '../words.ts'
import { id, instant } from '../schema.ts'

/** Where a family wants to be told of what happens; `names`: with titles and names, otherwise ids alone. */
export const newWebhookSchema = z.strictObject({
  url: z.string().min(1).max(limits.outsideAddress),
  names: z.boolean(),
})

/** A webhook as the family sees it: of its address, which may be a key, the host alone. */
export const webhookSchema = z.strictObject({
  id,
  host: z.string(),
  names: z.boolean(),
  createdAt: instant,
  /** When something last arrived. */
  deliveredAt: instant.nullable(),
  /** Since when nothing has arrived although it was tried, and why. */
  failingSince: instant.nullable(),
  problem: z.enum(webhookProblems).nullable(),
  /** When it was given up; null while it is tried. */
  endedAt: instant.nullable(),
})

/** With the secret by which its receiver knows that it is us, told once. */
export const madeWebhookSchema = z.strictObject({ made: webhookSchema, secret: z.string() })

/** What is sent, after the Standard Webhooks specification. */
export const webhookMessageSchema = z.strictObject({
  type: z.enum(webhookEvents),
  timestamp: instant,
  data: z.record(z.string(), z.union([z.string(), z.boolean(), z.null()])),
})

export type Webhook = z.infer<typeof webhookSchema>
export type WebhookMessage = z.infer<typeof webhookMessageSchema>
