// Set-up of every test file: files share what they loaded, so none may leave time standing still, or
// something in a global's place, for the next.
import { afterAll, vi } from 'vitest'

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
