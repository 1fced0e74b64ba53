import { Bird } from '#web/ui/elephants/bird.tsx'
import { Picture } from '#web/ui/elephants/picture.tsx'
import { StandingElephant } from '#web/ui/elephants/standing-elephant.tsx'

const minute = 6.5
const ground = 206

/** A week from Sunday to Saturday, its minutes drawn true to scale. */
export function WeekPicture() {
  const daily = 5 * minute
  return (
    <Picture
      width={700}
      height={210}
      title="A week in minutes: twenty on Sunday to plan, five every day, up to fifteen on Saturday to look back"
    >
      <Block day={0} minutes={20} className="fill-elephant" />
      <Block day={6} minutes={15} className="fill-leaf" />
      {Array.from({ length: 7 }, (_, day) => (
        <rect
          key={day}
          className="fill-marigold"
          x={day * 100 + 10}
          y={ground - daily + 3}
          width="80"
          height={daily - 3}
          rx="13"
        />
      ))}
      <g className="fill-on-elephant text-title font-display font-bold" textAnchor="middle">
        <text x="50" y="112">
          20
        </text>
        <text x="650" y="134">
          15
        </text>
      </g>
      <StandingElephant kin="big" x={100} y={ground - daily + 4} scale={0.7} eye="happy" nod={2} />
      <StandingElephant kin="tiny" x={304} y={ground - daily + 4} scale={0.72} trunk="perch" />
      <StandingElephant
        kin="small"
        x={412}
        y={ground - daily + 4}
        scale={0.9}
        trunk="raised"
        eye="up"
        nod={-8}
      />
      <Bird x={650} y={ground - daily - 15 * minute} flip />
    </Picture>
  )
}

/** What comes on top of the daily five minutes. */
function Block(props: { day: number; minutes: number; className: string }) {
  const height = props.minutes * minute
  return (
    <rect
      className={props.className}
      x={props.day * 100 + 10}
      y={ground - 5 * minute - height}
      width="80"
      height={height}
      rx="13"
    />
  )
}
