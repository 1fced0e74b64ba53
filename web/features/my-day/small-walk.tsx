import { Bird } from '#web/ui/elephants/bird.tsx'
import { Picture } from '#web/ui/elephants/picture.tsx'
import { Tent } from '#web/ui/elephants/scenery.tsx'
import { StandingElephant } from '#web/ui/elephants/standing-elephant.tsx'

/** From where the smallest walks, and how far; on a sheet as wide as a phone. */
const way = { from: 12, length: 150 }

/** The smallest on the way to the tent, at the foot of the page. `far`: how much is done, 0 to 1. */
export function SmallWalk({ far }: { far: number }) {
  return (
    <div className="pointer-events-none -mx-5 mt-auto -mb-[max(0.75rem,env(safe-area-inset-bottom))] overflow-hidden pt-6">
      <Picture width={360} height={176}>
        <path className="fill-ground" d="M-10 138C80 124 280 124 370 138V180H-10Z" />
        <Tent x={312} y={140} scale={1.2} />
        <Bird x={252} y={144} scale={0.85} flip />
        <g
          className="ease-calm transition-transform duration-700"
          style={{ transform: `translateX(${way.from + far * way.length}px)` }}
        >
          <StandingElephant
            kin="tiny"
            x={0}
            y={150}
            scale={0.9}
            trunk="raised"
            eye="happy"
            nod={-6}
          />
        </g>
      </Picture>
    </div>
  )
}
