import { Picture, type PictureProps } from './picture.tsx'
import { StandingElephant } from './standing-elephant.tsx'

interface DayWalkProps extends PictureProps {
  /** How far along they are, from 0 to 1. */
  far: number
}

const from = 4
const to = 366

/** Two of the family on their way to the tent: a day's progress as a walk. They hop at each step. */
export function DayWalk({ far, ...props }: DayWalkProps) {
  const there = far >= 1
  return (
    <Picture width={620} height={104} {...props}>
      <path className="fill-ground" d="M0 90C160 82 460 82 620 90C560 102 60 102 0 90Z" />
      <Tent />
      <g
        className="transition-transform duration-700 ease-calm"
        style={{ transform: `translateX(${from + far * (to - from)}px)` }}
      >
        <g key={far} className={far > 0 ? 'elephant-step' : undefined}>
          <StandingElephant
            kin="tiny"
            x={0}
            y={92}
            scale={0.42}
            trunk={there ? 'raised' : 'perch'}
            eye={far > 0 ? 'happy' : 'open'}
            ear={there ? 'out' : 'down'}
          />
          <StandingElephant
            kin="big"
            x={58}
            y={91}
            scale={0.5}
            trunk={there ? 'raised' : 'curled'}
            eye={far > 0 ? 'happy' : 'open'}
            ear={there ? 'out' : 'down'}
          />
        </g>
      </g>
    </Picture>
  )
}

function Tent() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path className="fill-marigold" d="M556 88L586 36L616 88Z" />
      <path className="fill-marigold-deep" d="M574 88L586 58L598 88Z" />
      <path className="stroke-shade fill-none" strokeWidth="3" d="M586 38V20" />
      <path className="fill-coral" d="M586 20L602 25L586 31Z" />
    </g>
  )
}
