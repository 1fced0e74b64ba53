import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PictureClock } from '#web/ui/picture-clock.tsx'
import { StageClock } from '#web/ui/stage-clock.tsx'
import { useClock } from './use-clock.ts'

interface ClockProps {
  /** Which part of which meeting; what has run of it is not lost by a look elsewhere. */
  part: string
  seconds: number
  /** What it asks, once, when the time is over. */
  prompt: string
  /** Also as a picture, for a timekeeper who does not read. */
  asPicture?: boolean | undefined
  /** Beside it. */
  children?: ReactNode
}

/** The time of a part: begins when it appears (give it a `key`), asks once, never nags. */
export function Clock({ part, seconds, prompt, asPicture, children }: ClockProps) {
  const { elapsed, paused, toggle } = useClock(part)
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
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
        {children}
      </div>
      {asPicture && <PictureClock seconds={seconds} elapsed={elapsed} />}
    </div>
  )
}
