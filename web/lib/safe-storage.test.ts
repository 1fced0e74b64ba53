import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { sessionUser, tabStorage } from './safe-storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is kept lasts as long as the page where the browser refuses to keep anything', () => {
  vi.stubGlobal('sessionStorage', browserStorage())
  tabStorage().setItem('word', 'with the browser')
  expect(sessionStorage.getItem('word')).toBe('with the browser')
  const refused = () => {
    throw new DOMException('Denied', 'SecurityError')
  }
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(refused)
  expect(tabStorage().getItem('word')).toBeNull()
  tabStorage().setItem('word', 'with the page')
  expect([tabStorage().getItem('word'), tabStorage().key(0), tabStorage().length]).toEqual([
    'with the page',
    'word',
    1,
  ])
  tabStorage().removeItem('word')
  expect(tabStorage().length).toBe(0)
})

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
