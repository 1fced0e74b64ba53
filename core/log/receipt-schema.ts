import { z } from 'zod'
import { instant } from '../schema.ts'

/**
 * What the server answers to a command: its place in the family's log, the document's version after
 * it (0: deleted), and the instant it was applied with, so that the browser can apply it to the same result.
 */
export const receiptSchema = z.strictObject({
  sequence: z.int(),
  version: z.int().min(0),
  at: instant,
  userId: z.string(),
})

export type Receipt = z.infer<typeof receiptSchema>
