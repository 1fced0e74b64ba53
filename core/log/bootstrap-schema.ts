import { z } from 'zod'
import { familySchema } from '../family/schema.ts'
import { instant } from '../schema.ts'
import { sprintSchema } from '../sprint/schema.ts'
import { userSchema } from '../account/user-schema.ts'

/** Everything the first paint needs: open sprints and the latest completed ones, oldest first. */
export const bootstrapSchema = z.strictObject({
  user: userSchema,
  family: familySchema,
  sprints: z.array(sprintSchema),
  /** The last place in the family's log that is in these documents, where the server said so. */
  sequence: z.int().min(0).optional(),
  /** By which rules these documents were made, and when it is by the server's clock. */
  rules: z.int().optional(),
  now: instant.optional(),
})

export type Bootstrap = z.infer<typeof bootstrapSchema>
