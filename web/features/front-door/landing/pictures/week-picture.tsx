import { Bird } from '#web/ui/elephants/bird.tsx'
import { Picture } from '#web/ui/elephants/picture.tsx'
import { StandingElephant } from '#web/ui/elephants/standing-elephant.tsx'

const minute = 8.5
const ground = 264
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A week from Sunday to Saturday, its minutes drawn true to scale. */
export function WeekPicture() {
  const daily = 5 * minute
  return (
    <Picture
      width={700}
      height={300}
      title="A week in minutes: twenty on Sunday to plan, five every day, up to fifteen on Saturday to look back"
    >
      <Block day={0} minutes={20} className="fill-elephant" />
      <Block day={6} minutes={15} className="fill-leaf" />
      {days.map((day, index) => (
        <g key={day}>
          <rect
            className="fill-marigold"
            x={index * 100 + 10}
            y={ground - daily + 3}
            width="80"
            height={daily - 3}
            rx="13"
          />
          <text className="week-day" x={index * 100 + 50} y={ground + 30}>
            {day}
          </text>
        </g>
      ))}
      <g className="week-minutes">
        <text x="50" y="142">
          20
        </text>
        <text x="650" y="166">
          15
        </text>
      </g>
      <StandingElephant kin="big" x={98} y={ground - daily + 4} scale={0.86} eye="happy" nod={2} />
      <StandingElephant kin="tiny" x={296} y={ground - daily + 4} scale={0.84} trunk="perch" />
      <StandingElephant
        kin="small"
        x={404}
        y={ground - daily + 4}
        scale={0.9}
        trunk="raised"
        eye="up"
        nod={-8}
      />
      <Bird x={650} y={ground - daily - 15 * minute + 1} flip />
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
