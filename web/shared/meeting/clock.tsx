import { plural, t } from '#core/say.ts'
import { useEffect, useState } from 'react'

interface ClockProps {
  /** Which part of which meeting: after a look elsewhere its time goes on where it was. */
  part: string
  seconds: number
  /** What it asks, once, when the time is over. */
  prompt: string
}

/** From this share of a part's time on it is seen: before, nobody needs a clock, and a short stroke reads as a fault. */
const seenFrom = 0.5

/** The time of a part as the upper edge of the foot: in its second half it fills, asks once, and never nags. */
export function Clock({ part, seconds, prompt }: ClockProps) {
  const elapsed = useClock(part)
  const share = seconds <= 0 ? 0 : Math.min(elapsed / seconds, 1)
  const left = timeLeft(seconds, elapsed)
  return (
    <div className="bg-line h-1 forced-colors:border-t">
      <div
        aria-hidden="true"
        className="bg-elephant h-full rounded-full transition-[width] duration-1000 ease-linear forced-colors:bg-[Highlight]"
        style={{ width: share < seenFrom ? 0 : `${share * 100}%` }}
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

/**
 * How much of a stage's time is left, as a person would say it. `seconds` is the whole, `elapsed` what
 * has passed; both in seconds. Null when the time is over.
 */
export function timeLeft(seconds: number, elapsed: number): string | null {
  const left = seconds - elapsed
  if (left <= 0) return null
  if (left > 90) return plural(Math.round(left / 60), { other: 'about # min left' })
  if (left > 45) return t`about a minute left`
  if (left > 15) return t`half a minute left`
  return t`a few seconds left`
}

/** Milliseconds: for whoever was away longer, the part’s time begins anew. */
const shortAbsence = 600_000

/** The part that ran last in this tab. No storage has it: the tour is a meeting, too, and may leave nothing. */
let last = { part: '', elapsed: 0, at: 0 }

/** The seconds that a part had run when somebody left it for a moment; 0 for every other part. */
function secondsOf(part: string): number {
  return last.part === part && Date.now() - last.at < shortAbsence ? last.elapsed : 0
}

/** Seconds that a part has taken on this screen; a look elsewhere loses none. */
function useClock(part: string): number {
  const [elapsed, setElapsed] = useState(() => secondsOf(part))
  useEffect(() => {
    const timer = setInterval(() => setElapsed((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    last = { part, elapsed, at: Date.now() }
  }, [part, elapsed])
  return elapsed
}
