import { expect, test, vi } from 'vitest'
import { afterPaint } from './schedule.ts'

test('what comes of a tick waits for the frame that shows it, a moment where there is none', () => {
  vi.useFakeTimers()
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => frames.push(paint))
  const work = vi.fn()

  afterPaint(work)
  frames.shift()?.()
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(1)

  afterPaint(work)
  vi.advanceTimersByTime(100)
  expect(work).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
