import { classes } from '#web/lib/classes.ts'
import { timeLeft } from './time-left.ts'

interface StageClockProps {
  /** How long this part should take. */
  seconds: number
  /** How much of it has passed; more than `seconds` is fine. */
  elapsed: number
  paused?: boolean
  /** What it asks when the time is over. */
  prompt?: string
  size?: 'small' | 'normal'
}

/**
 * A quiet ring that empties while time passes. It never turns red, counts no overtime and makes no
 * sound; when the time is over it asks once.
 */
export function StageClock(props: StageClockProps) {
  const { seconds, elapsed, paused, prompt = 'Ready for the next part?', size = 'normal' } = props
  const share = seconds <= 0 ? 0 : Math.min(Math.max(1 - elapsed / seconds, 0), 1)
  const left = timeLeft(seconds, elapsed)
  const text = left === null ? prompt : paused ? 'paused' : left
  return (
    <div className="text-small text-quiet inline-flex items-center gap-2.5">
      <svg
        viewBox="0 0 40 40"
        className={classes('-rotate-90 fill-none', size === 'small' ? 'size-6' : 'size-10')}
        aria-hidden="true"
      >
        <circle cx="20" cy="20" r="17" strokeWidth="5" className="stroke-line" />
        {share > 0 ? (
          <circle
            cx="20"
            cy="20"
            r="17"
            pathLength="100"
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray={`${share * 100} 101`}
            className={classes(
              'transition-[stroke-dasharray] duration-1000 ease-linear',
              paused ? 'stroke-edge' : 'stroke-elephant',
            )}
          />
        ) : (
          <circle cx="20" cy="20" r="9" className="fill-marigold" />
        )}
      </svg>
      <span aria-hidden="true" className={left === null ? 'text-ink font-semibold' : undefined}>
        {text}
      </span>
      <span role="timer" aria-live="off" className="sr-only">
        {left ?? ''}
      </span>
      <span role="status" className="sr-only">
        {left === null ? prompt : ''}
      </span>
    </div>
  )
}
