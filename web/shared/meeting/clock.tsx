import { timeLeft } from '#web/ui/time-left.ts'
import { useClock } from './use-clock.ts'

interface ClockProps {
  /** Which part of which meeting; what has run of it is not lost by a look elsewhere. */
  part: string
  seconds: number
  /** What it asks, once, when the time is over. */
  prompt: string
}

/** The time of a part as the upper edge of the foot: it fills, asks once, and never nags. */
export function Clock({ part, seconds, prompt }: ClockProps) {
  const elapsed = useClock(part)
  const share = seconds <= 0 ? 0 : Math.min(elapsed / seconds, 1)
  const left = timeLeft(seconds, elapsed)
  return (
    <div className="bg-line h-1 forced-colors:border-t">
      <div
        aria-hidden="true"
        className="bg-elephant h-full rounded-full transition-[width] duration-1000 ease-linear forced-colors:bg-[Highlight]"
        style={{ width: `${share * 100}%` }}
      />
      <span role="timer" aria-live="off" className="sr-only">
        {left ?? ''}
      </span>
      <span role="status" className="sr-only">
        {left === null && seconds > 0 ? prompt : ''}
      </span>
    </div>
  )
}
