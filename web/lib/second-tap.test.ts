import { afterEach, expect, test, vi } from 'vitest'
import { isSecondTap } from './second-tap.ts'

const tap = (screenX: number, detail = 1) => isSecondTap({ detail, screenX, screenY: 100 })

afterEach(() => vi.useRealTimers())

test('a second tap on the same place within 600 ms is no press of its own [K16]', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  expect(tap(100)).toBe(false)
  vi.advanceTimersByTime(150)
  expect(tap(110)).toBe(true)
  vi.advanceTimersByTime(250)
  expect(tap(100), 'a third one, as slow').toBe(true)
  vi.advanceTimersByTime(200)
  expect(tap(100), 'whoever looked first').toBe(false)
})

test('another place, and a key, mean each of their presses [K16]', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(10_000)
  expect([tap(100), tap(200), tap(100)]).toEqual([false, false, false])
  expect([tap(0, 0), tap(0, 0)]).toEqual([false, false])
})
