import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#web/testing/browser-storage.ts'
import {
  forgetReturnTo,
  keepReturnToOf,
  rememberReturnTo as remember,
  returnTo,
  returnToIsDue,
} from './return-to.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', browserStorage()))

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })
/** Remembers it, and somebody signs in. */
function rememberReturnTo(...way: Parameters<typeof remember>) {
  remember(...way)
  returnToIsDue()
}
const dashboard = at('/dashboard')
const maya = { userId: 'maya', ready: true }

test('the week of a printed code waits at the dashboard until it was reached', () => {
  rememberReturnTo(at('/dashboard', '?sprint=week1'))
  expect(returnTo(at('/insights'), maya)).toBeNull()
  expect(returnTo(at('/dashboard', '?sprint=week2'), maya)).toBeNull()
  expect(returnTo(dashboard, maya)).toBe('/dashboard?sprint=week1')
  forgetReturnTo()
  expect(returnTo(dashboard, maya)).toBeNull()
})

test('whoever wanted to go somewhere gets there after signing in [P16]', () => {
  rememberReturnTo(at('/insights'))
  expect(returnTo(dashboard, maya)).toBe('/insights')
  rememberReturnTo(at('/settings/co-parents'))
  expect(returnTo(dashboard, maya)).toBe('/settings/co-parents')
})

test('where nothing was wanted it is the dashboard, also after something was [P16, S4.5]', () => {
  rememberReturnTo(at('/insights'))
  rememberReturnTo(dashboard)
  expect(returnTo(dashboard, maya)).toBeNull()
})

test('the onboarding comes first, and its own steps are ways back within it [P16, P8]', () => {
  const newcomer = { userId: 'maya', ready: false }
  rememberReturnTo(at('/insights'))
  expect(returnTo(at('/onboarding'), newcomer)).toBeNull()
  rememberReturnTo(at('/setup-family'))
  expect(returnTo(at('/onboarding'), newcomer)).toBe('/setup-family')
})

test('whoever is in already goes where they go: no old way leads them astray [P16, S4.5]', () => {
  remember(at('/insights'))
  expect(returnTo(dashboard, maya)).toBeNull()
})

test('where somebody was when their session ended is no way for anybody else [P8, A55]', () => {
  rememberReturnTo(at('/edit-sprint', '?sprint=week1'), 'maya')
  expect(returnTo(dashboard, { userId: 'omar', ready: true })).toBeNull()
  expect(returnTo(dashboard, maya)).toBe('/edit-sprint?sprint=week1')
  keepReturnToOf('omar')
  expect(returnTo(dashboard, maya), 'after somebody else was here').toBeNull()
})

test.each(['https://evil.example/dashboard', '//evil.example', '/api/me', '/dashboard\\@evil'])(
  'a way to %s is none [P8, A47]',
  (to) => {
    sessionStorage.setItem('elefam-way-back', JSON.stringify({ to, userId: null, isDue: true }))
    expect(returnTo(dashboard, maya)).toBeNull()
  },
)

test('what is no way is read as none [P8]', () => {
  sessionStorage.setItem('elefam-way-back', '?sprint=week1')
  expect(returnTo(dashboard, maya)).toBeNull()
})
