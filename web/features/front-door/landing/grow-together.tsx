import { sources } from '#content/sources.ts'
import { anchors } from '#core/paths.ts'
import { Bird, Picture } from '#web/ui/elephants/picture.tsx'
import { Elephant } from '#web/ui/elephants/elephant.tsx'
import { Card } from '#web/ui/layout.tsx'
import { Chapter, Edge } from './chapter.tsx'

const rituals = [
  {
    color: 'bg-elephant',
    name: 'Plan the week',
    when: 'Sunday, 20 minutes',
    text: 'Thanks first, then dates, then who does what.',
  },
  {
    color: 'bg-marigold',
    name: 'Check in',
    when: 'Every day, 5 minutes',
    text: 'The phone goes round: what I did, what is next, where I would like a hand.',
  },
  {
    color: 'bg-leaf',
    name: 'Look back',
    when: 'Saturday, 10 to 15 minutes',
    text: 'One high, one low, and one thing to try differently.',
  },
]

const facts = [
  {
    text: 'In 138 experiments, keeping track of progress helped people to reach their goals: more so when they wrote it down, or when others could see it.',
    source: sources.harkin,
  },
  {
    text: 'Family routines go together with more capable parenting and better-adjusted children. The review covers 32 publications, and shows a connection rather than a cause.',
    source: sources.fiese,
  },
]

/** What a family does in a week, and what is known about it. */
export function GrowTogether() {
  return (
    <>
      <Chapter
        id={anchors.growTogether}
        title="Grow together, a little every week"
        lead="Seventy minutes a week, in small bites. When a week has worn you out, the meeting takes eight."
        className="bg-leaf-soft"
      >
        <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
          <WeekPicture />
          <ul className="grid gap-5">
            {rituals.map(({ color, name, when, text }) => (
              <li key={name} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className={`${color} rounded-small mt-1 size-5 shrink-0`}
                />
                <div>
                  <h3 className="text-lead leading-snug">{name}</h3>
                  <p className="font-semibold">{when}</p>
                  <p className="text-quiet">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-4">
          <h3 className="text-lead">What is known about it, and how far that goes</h3>
          <div className="grid gap-4 md:grid-cols-2">
            {facts.map(({ text, source }) => (
              <Card key={source.short}>
                <p>{text}</p>
                <p className="text-small text-quiet mt-2">{source.short}</p>
              </Card>
            ))}
          </div>
        </div>
      </Chapter>
      <Edge className="fill-leaf-soft" />
    </>
  )
}

const minute = 8.5
const ground = 264
const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** A week from Sunday to Saturday, its minutes drawn true to scale. */
function WeekPicture() {
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
      <Elephant kin="big" x={98} y={ground - daily + 4} scale={0.86} eye="happy" nod={2} />
      <Elephant kin="tiny" x={296} y={ground - daily + 4} scale={0.84} trunk="perch" />
      <Elephant
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
