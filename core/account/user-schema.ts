import { z } from 'zod'
import { email, id, language, name } from '../schema.ts'

/** The user document (S3.1). Role, family and onboarding are the server's to say (A20). */
export const userSchema = z.strictObject({
  id,
  profile: z.strictObject({ name, email }),
  emailVerified: z.boolean(),
  role: z.enum(['primary', 'coParent']),
  familyId: z.string(),
  onboardingComplete: z.boolean(),
  /** In which this person reads; not there where they read in their family's. */
  language: language.optional(),
  /** In charge of this server, by the command; nobody else has the field. */
  host: z.literal(true).optional(),
})

/** Somebody of the same family, whose address is there where the others may know it (A90). */
export const relativeSchema = userSchema.extend({
  profile: z.strictObject({ name, email: email.optional() }),
})

/** What a user may change of the own document. Null takes the language back: the family's counts. */
export const userChangesSchema = z.strictObject({
  profile: z.strictObject({ name }).optional(),
  language: language.nullable().optional(),
})

export type Relative = z.infer<typeof relativeSchema>
export type UserChanges = z.infer<typeof userChangesSchema>
export type User = z.infer<typeof userSchema>
