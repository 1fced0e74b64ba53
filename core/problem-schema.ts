import { z } from 'zod'

/** The body of every response that is not a success; `code` is one of core/errors.ts. */
export const problemSchema = z.strictObject({
  code: z.string(),
  message: z.string(),
  /** The input that is wrong, as a path such as `profile.name`. */
  field: z.string().optional(),
  /** With `stale-version`: the version that is current. */
  version: z.int().optional(),
})
