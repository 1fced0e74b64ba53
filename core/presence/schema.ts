import { z } from 'zod'
import { presenceKinds } from '../words.ts'
import { personSchema } from '../log/activity-schema.ts'
import { id } from '../schema.ts'

/** Something that two people may have open at once; without an id there is one of it in a family. */
const thingSchema = z.strictObject({ kind: z.enum(presenceKinds), id: id.nullable() })

/** What somebody has open to change; null: nothing any more. */
export const presenceSchema = z.strictObject({ thing: thingSchema.nullable() })

/** The same as the family's other screens hear of it. */
const heardPresenceSchema = z.strictObject({
  ...personSchema.shape,
  ...presenceSchema.shape,
})

export type Thing = z.infer<typeof thingSchema>
export type HeardPresence = z.infer<typeof heardPresenceSchema>
