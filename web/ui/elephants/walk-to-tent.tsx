import { memo, useState } from 'react'
import { classes } from '#web/lib/classes.ts'
import { Picture } from './picture.tsx'
import { Tent } from './scenery.tsx'
import { Elephant } from './elephant.tsx'

const way = { width: 620, height: 104 }
/** The two on their way have a sheet of their own: moved as a whole, it is not drawn anew. */
const walkers = { width: 254, from: 4, to: way.width - 254 }

/**
 * Two of the family on their way to the tent, as far as the words beside them say: of a day's ticks on Today,
 * of the mission's weeks on its own screen. They hop at each step. `far` says how far along they are, from 0
 * to 1. Where lines run from right to left, so does the way.
 */
export function WalkToTent({ far }: { far: number }) {
  const [step, setStep] = useState({ far, count: 0 })
  if (far !== step.far) setStep({ far, count: step.count + 1 })
  const x = walkers.from + far * (walkers.to - walkers.from)
  return (
    <div className="onwards relative">
      <Picture {...way}>
        <path className="fill-ground" d="M0 90C160 82 460 82 620 90C560 102 60 102 0 90Z" />
        <Tent x={586} y={88} />
      </Picture>
      <div
        className="ease-calm absolute inset-y-0 left-0 transition-transform duration-calm"
        style={{
          width: `${(walkers.width / way.width) * 100}%`,
          transform: `translateX(${(x / walkers.width) * 100}%)`,
        }}
      >
        <div
          className={classes(
            far > 0 && 'elephant-step',
            step.count % 2 === 1 && 'elephant-step-again',
          )}
        >
          <Walkers glad={far > 0} there={far >= 1} />
        </div>
      </div>
    </div>
  )
}

const Walkers = memo(function Walkers({ glad, there }: { glad: boolean; there: boolean }) {
  const look = { eye: glad ? 'happy' : 'open', ear: there ? 'out' : 'down' } as const
  return (
    <Picture width={walkers.width} height={way.height}>
      <Elephant kin="tiny" x={0} y={92} scale={0.42} trunk={there ? 'raised' : 'perch'} {...look} />
      <Elephant kin="big" x={58} y={91} scale={0.5} trunk={there ? 'raised' : 'curled'} {...look} />
    </Picture>
  )
})
