import { Pause, Play } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { StageClock } from '#web/ui/stage-clock.tsx'
import { useClock } from './use-clock.ts'

interface ClockProps {
  seconds: number
  /** What it asks, once, when the time is over. */
  prompt: string
}

/** The time of a stage or a turn: begins when it appears (give it a `key`), asks once, never nags. */
export function Clock({ seconds, prompt }: ClockProps) {
  const { elapsed, paused, toggle } = useClock()
  return (
    <div className="flex min-h-11 items-center gap-1">
      <StageClock
        seconds={seconds}
        elapsed={elapsed}
        paused={paused}
        prompt={prompt}
        size="small"
      />
      {elapsed < seconds && (
        <IconButton
          label={paused ? 'Go on with the clock' : 'Hold the clock'}
          icon={
            paused ? (
              <Play aria-hidden="true" className="size-5" />
            ) : (
              <Pause aria-hidden="true" className="size-5" />
            )
          }
          onClick={toggle}
        />
      )}
    </div>
  )
}
