import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSecondTap } from './second-tap.ts'

// Each test has a place of its own: the one before may have been tapped a moment ago.

/** A finger that came down now, or so many milliseconds ago: the device was busy with something else. */
const tap = (screenX: number, { detail = 1, ago = 0 } = {}) =>
  isSecondTap({ detail, screenX, screenY: 100, timeStamp: performance.now() - ago })

let paint = (): void => undefined
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => void (paint = frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a second tap on the same place within 600 ms is no press of its own [K16]', () => {
  expect(tap(100)).toBe(false)
  vi.advanceTimersByTime(150)
  expect(tap(110)).toBe(true)
  vi.advanceTimersByTime(250)
  expect(tap(100), 'a third one, as slow').toBe(true)
  vi.advanceTimersByTime(200)
  expect(tap(100), 'whoever looked first').toBe(false)
})

test('a device that hears of the second tap late takes it for one all the same [K16]', () => {
  expect(tap(300)).toBe(false)
  vi.advanceTimersByTime(900)
  expect(tap(300, { ago: 750 }), '150 ms after the first').toBe(true)
})

test('who sees late what a tap did means nothing else until then [K16]', async () => {
  expect(tap(500)).toBe(false)
  vi.advanceTimersByTime(900)
  paint()
  await new Promise((done) => setTimeout(done))
  expect(tap(500), 'the screen has just said it').toBe(true)
  vi.advanceTimersByTime(610)
  expect(tap(500)).toBe(false)
})

test('another place, and a key, mean each of their presses [K16]', () => {
  expect([tap(700), tap(800), tap(700)]).toEqual([false, false, false])
  expect([tap(900, { detail: 0 }), tap(900, { detail: 0 })]).toEqual([false, false])
})
