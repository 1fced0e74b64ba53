import { z } from 'zod'
import { limits } from '../limits.ts'
import { tokenScopes } from '../words.ts'
import { id, instant, name } from '../schema.ts'

const scope = z.enum(tokenScopes)

/** A token as a parent makes it: what for, what it may do, and how many days it lasts (null: until withdrawn). */
export const newApiTokenSchema = z.strictObject({
  name,
  scope,
  days: z.int().min(1).max(limits.apiTokenDays).nullable(),
})

/** A token as its owner sees it; the token itself is told once. */
export const apiTokenSchema = z.strictObject({
  id,
  name,
  scope,
  createdAt: instant,
  expiresAt: instant.nullable(),
  /** To the day; null while nobody has used it. */
  usedAt: instant.nullable(),
})

export const madeApiTokenSchema = z.strictObject({ made: apiTokenSchema, token: z.string() })

export type ApiToken = z.infer<typeof apiTokenSchema>
