import { beforeEach, expect, test, vi } from 'vitest'
import { forgetWay, rememberWay, wayBack } from './way-back.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const dashboard = { pathname: '/dashboard', search: '' }

test('the week of a printed code waits at the dashboard until it was reached', () => {
  rememberWay({ pathname: '/dashboard', search: '?sprint=week1' })
  expect(wayBack({ pathname: '/insights', search: '' })).toBeNull()
  expect(wayBack({ pathname: '/dashboard', search: '?sprint=week2' })).toBeNull()
  expect(wayBack(dashboard)).toBe('/dashboard?sprint=week1')
  forgetWay()
  expect(wayBack(dashboard)).toBeNull()
})

test('every other way leads to the dashboard as it is [S4.5]', () => {
  rememberWay({ pathname: '/settings', search: '?sprint=week1' })
  rememberWay(dashboard)
  expect(wayBack(dashboard)).toBeNull()
})
