import { z } from 'zod'
import { wayKinds } from '../words.ts'
import { instant } from '../schema.ts'

/** Somebody or something that gets in, and ends with one press. */
export const wayInSchema = z.strictObject({
  kind: z.enum(wayKinds),
  /** Of all kinds together. */
  id: z.string(),
  /** As its maker called it; a session's is what the browser says of itself, a webhook's the host. */
  name: z.string(),
  since: instant,
  /** Who made it, where that was somebody else in the family. */
  by: z.string().nullable(),
  /** When it was last used, to the day; null where it was not, or nobody can say. */
  usedAt: instant.nullable(),
  /** When it ends by itself; null where it does not. */
  endsAt: instant.nullable(),
  /** The session that asks. */
  current: z.boolean(),
})

export type WayIn = z.infer<typeof wayInSchema>
