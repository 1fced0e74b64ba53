import { memo, useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import { Picture } from './picture.tsx'
import { Tent } from './scenery.tsx'
import { Elephant } from './elephant.tsx'

/** The two on their way, and the tent at its end, have sheets of their own: moved as a whole, none is drawn anew. */
const sheet = { width: 254, height: 104, className: 'relative h-full w-auto shrink-0' }

/**
 * Two of the family on their way to the tent, as far as the words beside them say: of a day's ticks on Today,
 * of the mission's weeks on its own screen. They hop at each step, and the way is as long as its place is wide.
 * `far` says how far along they are, from 0 to 1. Where lines run from right to left, so does the way.
 */
export function WalkToTent({ far }: { far: number }) {
  const [step, setStep] = useState({ far, count: 0 })
  if (far !== step.far) setStep({ far, count: step.count + 1 })
  return (
    // What moves them is as long as their way, and reaches beyond its end: no page scrolls there.
    <div className="onwards relative flex h-full overflow-x-clip">
      <svg
        viewBox="0 0 620 104"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute size-full"
      >
        <path className="fill-ground" d="M0 90C160 82 460 82 620 90C560 102 60 102 0 90Z" />
      </svg>
      <div
        className="ease-calm z-1 min-w-0 flex-1 transition-transform duration-calm"
        style={{ transform: `translateX(${far * 100}%)` }}
      >
        <div
          className={classes(
            'h-full',
            far > 0 && 'elephant-step',
            step.count % 2 === 1 && 'elephant-step-again',
          )}
        >
          <Walkers glad={far > 0} there={far >= 1} />
        </div>
      </div>
      <Picture {...sheet}>
        <Tent x={220} y={88} />
      </Picture>
    </div>
  )
}

const Walkers = memo(function Walkers({ glad, there }: { glad: boolean; there: boolean }) {
  const look = { eye: glad ? 'happy' : 'open', ear: there ? 'out' : 'down' } as const
  return (
    <Picture {...sheet}>
      <Elephant kin="tiny" x={0} y={92} scale={0.42} trunk={there ? 'raised' : 'perch'} {...look} />
      <Elephant kin="big" x={58} y={91} scale={0.5} trunk={there ? 'raised' : 'curled'} {...look} />
    </Picture>
  )
})
