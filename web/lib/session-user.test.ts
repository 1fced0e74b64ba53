import { afterEach, expect, test, vi } from 'vitest'
import { sessionUser } from './session-user.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['', null],
  ['language=de', null],
  ['language=de; elefam.user=maya', 'maya'],
  // A neighbour’s site may plant the one, and never the other.
  ['elefam.user=neighbour; __Host-elefam.user=maya', 'maya'],
])('the cookies %j say that the session is of %j [A55]', (cookie, user) => {
  vi.stubGlobal('document', { cookie })
  expect(sessionUser()).toBe(user)
})
