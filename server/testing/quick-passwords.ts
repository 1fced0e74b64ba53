// Set-up of the features: accounts by the thousand, each with the least work that argon2id knows.
// The work itself is held against its cost in server/platform/password-hash.test.ts.
import { vi } from 'vitest'

vi.mock('#server/platform/password-cost.ts', () => ({
  passwordCost: { memory: 8, passes: 1, parallelism: 1, tagLength: 32 },
}))
