import { sources } from '#content/sources.ts'
import { anchors } from '#core/paths.ts'
import { Card } from '#web/ui/card.tsx'
import { Chapter } from './chapter.tsx'
import { Edge } from './edge.tsx'
import { WeekPicture } from './pictures/week-picture.tsx'

const rituals = [
  {
    color: 'bg-elephant',
    name: 'Plan the week',
    when: 'Sunday, 20 minutes',
    text: 'Thanks first, then dates, then who does what.',
  },
  {
    color: 'bg-marigold',
    name: 'Stand-up',
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
