import { beforeEach, expect, test, vi } from 'vitest'
import { browserStorage } from '#web/testing/browser-storage.ts'
import { forgetWay, keepWayOf, rememberWay as remember, wayBack, wayIsDue } from './return-to.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', browserStorage()))

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash })
/** Remembers it, and somebody signs in. */
function rememberWay(...way: Parameters<typeof remember>) {
  remember(...way)
  wayIsDue()
}
const dashboard = at('/dashboard')
const maya = { userId: 'maya', ready: true }

test('the week of a printed code waits at the dashboard until it was reached', () => {
  rememberWay(at('/dashboard', '?sprint=week1'))
  expect(wayBack(at('/insights'), maya)).toBeNull()
  expect(wayBack(at('/dashboard', '?sprint=week2'), maya)).toBeNull()
  expect(wayBack(dashboard, maya)).toBe('/dashboard?sprint=week1')
  forgetWay()
  expect(wayBack(dashboard, maya)).toBeNull()
})

test('whoever wanted to go somewhere gets there after signing in [P16]', () => {
  rememberWay(at('/insights'))
  expect(wayBack(dashboard, maya)).toBe('/insights')
  rememberWay(at('/settings/co-parents'))
  expect(wayBack(dashboard, maya)).toBe('/settings/co-parents')
})

test('where nothing was wanted it is the dashboard, also after something was [P16, S4.5]', () => {
  rememberWay(at('/insights'))
  rememberWay(dashboard)
  expect(wayBack(dashboard, maya)).toBeNull()
})

test('the onboarding comes first, and its own steps are ways back within it [P16, P8]', () => {
  const newcomer = { userId: 'maya', ready: false }
  rememberWay(at('/insights'))
  expect(wayBack(at('/onboarding'), newcomer)).toBeNull()
  rememberWay(at('/setup-family'))
  expect(wayBack(at('/onboarding'), newcomer)).toBe('/setup-family')
})

test('whoever is in already goes where they go: no old way leads them astray [P16, S4.5]', () => {
  remember(at('/insights'))
  expect(wayBack(dashboard, maya)).toBeNull()
})

test('where somebody was when their session ended is no way for anybody else [P8, A55]', () => {
  rememberWay(at('/edit-sprint', '?sprint=week1'), 'maya')
  expect(wayBack(dashboard, { userId: 'omar', ready: true })).toBeNull()
  expect(wayBack(dashboard, maya)).toBe('/edit-sprint?sprint=week1')
  keepWayOf('omar')
  expect(wayBack(dashboard, maya), 'after somebody else was here').toBeNull()
})

test.each(['https://evil.example/dashboard', '//evil.example', '/api/me', '/dashboard\\@evil'])(
  'a way to %s is none [P8, A47]',
  (to) => {
    sessionStorage.setItem('elefam-way-back', JSON.stringify({ to, userId: null, isDue: true }))
    expect(wayBack(dashboard, maya)).toBeNull()
  },
)

test('what is no way is read as none [P8]', () => {
  sessionStorage.setItem('elefam-way-back', '?sprint=week1')
  expect(wayBack(dashboard, maya)).toBeNull()
})
