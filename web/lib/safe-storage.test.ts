import { afterEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { tabStorage } from './safe-storage.ts'

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
