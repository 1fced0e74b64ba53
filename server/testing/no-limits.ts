import { noPace } from '#server/http/pace.ts'
import type { Limits } from '#server/http/limits.ts'

// In the place of server/http/limits.ts where a test asks more often in a second than a family in a
// year. How often is too often has tests of its own.

export const limitsOf = (): Limits => ({
  pace: { writing: noPace, reading: noPace, asking: noPace, askingFromNetwork: noPace },
  limit: async () => undefined,
  limitTries: async () => 0,
  forgiveTries: async () => undefined,
})
