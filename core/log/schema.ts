import { z } from 'zod'
import { storedIntents } from './activity-schema.ts'
import { instant } from '../schema.ts'
import { userSchema } from '../account/user-schema.ts'

const told = {
  sequence: z.int().min(1),
  at: instant,
  userId: z.string(),
  /** Now and then: of the documents that it changed, as they are afterwards (document-hash.ts). */
  hash: z.string().nullable(),
}

/** One accepted command in a family's log, for everybody who replays it. */
const logEntrySchema = z.union([
  z.strictObject({ ...told, ...storedIntents.ofFamily }),
  z.strictObject({ ...told, ...storedIntents.ofSprint }),
])

/** What happened after a place in the log, oldest first, and where the log ends. */
export const changesSchema = z.strictObject({
  user: userSchema,
  changes: z.array(logEntrySchema),
  /** The last place in the log: there is more to ask for where the page ends before it. */
  head: z.int().min(0),
  /** By the server's clock. */
  now: instant,
})

export type LogEntry = z.infer<typeof logEntrySchema>
export type Changes = z.infer<typeof changesSchema>
