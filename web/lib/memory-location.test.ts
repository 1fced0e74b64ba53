import { expect, test, vi } from 'vitest'
import { memoryLocation } from './memory-location.ts'

function setUp() {
  const toTop = vi.fn()
  const mayGo = vi.fn((path: string) => path !== '/elsewhere')
  return { toTop, mayGo, way: memoryLocation({ start: '/today?day=3', mayGo, toTop }) }
}

test('another screen begins at its top; the same one stays where it was scrolled to', () => {
  const { way, toTop } = setUp()
  expect(way.pathname()).toBe('/today')
  way.navigate('/today?day=4')
  expect(toTop).not.toHaveBeenCalled()
  way.navigate('/plan')
  expect(way.pathname()).toBe('/plan')
  expect(toTop).toHaveBeenCalledOnce()
})

test('Back leads to where one came from, and not beyond the start', () => {
  const { way } = setUp()
  expect(way.canGoBack()).toBe(false)
  way.navigate('/plan')
  way.navigate('/insights', { replace: true })
  expect(way.canGoBack()).toBe(true)
  way.navigate(-1)
  expect(way.pathname()).toBe('/today')
  way.navigate(-1)
  expect(way.pathname()).toBe('/today')
})

test('where one may not go, nothing moves', () => {
  const { way, mayGo, toTop } = setUp()
  way.navigate('/elsewhere?sprint=1')
  expect(mayGo).toHaveBeenCalledWith('/elsewhere')
  expect(way.pathname()).toBe('/today')
  expect(way.canGoBack()).toBe(false)
  expect(toTop).not.toHaveBeenCalled()
})
