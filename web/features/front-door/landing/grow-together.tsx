import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { sources } from '#content/sources.ts'
import { anchors } from '#core/paths.ts'
import { Bird, Picture } from '#web/ui/elephants/picture.tsx'
import { Elephant } from '#web/ui/elephants/elephant.tsx'
import { Chapter, Edge } from './chapter.tsx'

/** What a family does, by the names that the screens have; beside two stands what the first lines call it (N37). */
const rituals = [
  {
    color: 'bg-elephant',
    name: t`Plan the week`,
    when: t`Sunday, 20 minutes`,
  },
  {
    color: 'bg-marigold',
    name: t`Check in`,
    when: t`Every day, 5 minutes: your stand-up`,
  },
  {
    color: 'bg-leaf',
    name: t`Look back`,
    when: t`Saturday, 15 minutes: your reflection`,
  },
]

/** What a family does in a week. */
export function GrowTogether() {
  return (
    <>
      <Chapter
        id={anchors.growTogether}
        title={t`Grow together, a little every week`}
        lead={t`Seventy minutes a week, in small bites.`}
        className="bg-leaf-soft"
      >
        <div className="grid grid-cols-1 items-center gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
          <WeekPicture />
          <div className="grid gap-5">
            <ul className="grid gap-3 md:grid-cols-3 lg:grid-cols-1">
              {rituals.map(({ color, name, when }) => (
                <li key={name} className="flex gap-3">
                  <span
                    aria-hidden="true"
                    className={`${color} rounded-small mt-1 size-5 shrink-0 forced-color-adjust-none`}
                  />
                  <div>
                    <h3 className="text-lead leading-snug">{name}</h3>
                    <p className="text-quiet">{when}</p>
                  </div>
                </li>
              ))}
            </ul>
            <p className="text-small text-quiet">
              <Trans>
                Keeping track of progress helped people to reach their goals in 138 experiments (
                {sources.harkin.short}).
              </Trans>
            </p>
          </div>
        </div>
      </Chapter>
      <Edge className="fill-leaf-soft" />
    </>
  )
}

const minute = 8.5
const ground = 264
const days = [t`Sun`, t`Mon`, t`Tue`, t`Wed`, t`Thu`, t`Fri`, t`Sat`]

/** A week from Sunday to Saturday, its minutes drawn true to scale. */
function WeekPicture() {
  const daily = 5 * minute
  return (
    <Picture
      width={700}
      height={300}
      title={t`A week in minutes: twenty on Sunday to plan, five every day, up to fifteen on Saturday to look back`}
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
