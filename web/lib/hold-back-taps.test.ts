import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdBackTaps } from './hold-back-taps.ts'

let paint = (): void => undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => void (paint = frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** What is there to press, as the guard sees it. */
const aPart = () => ({ style: { pointerEvents: '' } }) as HTMLElement

test('what was pressed too soon, before it was seen for 600 ms, is no press [K16]', () => {
  const part = aPart()
  holdBackTaps([part])
  expect(part.style.pointerEvents).toBe('none')
  vi.advanceTimersByTime(90)
  paint()
  vi.advanceTimersByTime(590)
  expect(part.style.pointerEvents, 'a slow device shows it late').toBe('none')
  vi.advanceTimersByTime(20)
  expect(part.style.pointerEvents).toBe('')
})

test('whoever has left before it was seen is held back no more [K16]', () => {
  const part = aPart()
  const end = holdBackTaps([part])
  end()
  vi.advanceTimersByTime(2_000)
  expect(part.style.pointerEvents, 'the next one holds its own').toBe('none')
})
