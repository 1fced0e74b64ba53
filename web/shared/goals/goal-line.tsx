import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import { goalCategories, type ExampleGoal } from '#content/goals/goal.ts'
import { agesText } from '#web/shared/members/member-words.ts'
import { listOf } from '#web/lib/words.ts'
import { Button } from '#web/ui/button.tsx'
import { ChevronRight, Flag } from '#web/ui/icons.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { ContentIcon } from './content-icon.tsx'

const iconOf = new Map(goalCategories.map(({ id, icon }) => [id, icon]))

/** Whom and what of this family a goal suits, by name. */
export interface Fits {
  people: readonly string[]
  /** What they chose: "Calm days". */
  topics: readonly string[]
}

interface GoalOfferProps {
  /** One of the library, or a goal of which only the title is known. */
  goal: ExampleGoal | { title: string }
  fits?: Fits | undefined
  onChoose: () => void
}

/** One of few goals: all of the line chooses it. */
export function GoalOffer({ goal, fits, onChoose }: GoalOfferProps) {
  const example = 'why' in goal ? goal : null
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        className="rounded-card border-line bg-surface hover:border-elephant flex h-full min-h-18 w-full items-center gap-3 border px-4 py-3 text-start"
      >
        <span className="text-elephant-ink shrink-0">
          {example ? <ContentIcon name={iconOf.get(example.category)!} /> : <Flag />}
        </span>
        <span className="min-w-0 flex-1 leading-snug">
          <span className="block font-semibold">{goal.title}</span>
          {example && (
            <span className="text-small text-quiet block">{goalFacts(example, fits)}</span>
          )}
        </span>
        <ChevronRight className="text-quiet size-5 shrink-0" />
      </button>
    </li>
  )
}

interface GoalLineProps {
  goal: ExampleGoal
  open: boolean
  onChoose: () => void
}

/** One of many goals: what it is, for whom and how long; unfolded all of it, and the way to choose it. */
export function GoalLine({ goal, open, onChoose }: GoalLineProps) {
  const { title, why, category } = goal
  return (
    <li>
      <Disclosure
        open={open}
        summary={
          <>
            <ContentIcon
              name={iconOf.get(category)!}
              className="text-elephant-ink size-6 shrink-0"
            />
            <div className="min-w-0 flex-1 py-1.5">
              <h3 className="text-body leading-snug">{title}</h3>
              <p className="text-small text-quiet font-normal">{goalFacts(goal)}</p>
            </div>
          </>
        }
      >
        <div className="grid gap-3">
          <p>{why}</p>
          <Button
            size="small"
            aria-label={t`Choose: ${title}`}
            onClick={onChoose}
            className="justify-self-start"
          >
            <Trans>Choose</Trans>
          </Button>
          <Course goal={goal} />
        </div>
      </Disclosure>
    </li>
  )
}

/** "6 weeks, for ages 6 to 12", or what it fits in this family: "6 weeks, for Emma · Calm days". */
export function goalFacts(
  { weeks, ages }: Pick<ExampleGoal, 'weeks' | 'ages'>,
  { people: names, topics }: Fits = { people: [], topics: [] },
): string {
  const people = names.length > 0 ? listOf(names) : topics.length === 0 && agesText(ages)
  const first = people
    ? plural(weeks, { one: `# week, for ${people}`, other: `# weeks, for ${people}` })
    : plural(weeks, { one: '# week', other: '# weeks' })
  return [first, ...topics].join(' · ')
}

/** From the first steps to the celebration. */
function Course({ goal }: { goal: ExampleGoal }) {
  return (
    <dl className="grid gap-3">
      <Point name={t`First steps`}>
        <ul className="list-disc ps-5">
          {goal.firstSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Point>
      <Point name={t`How you will know`}>{goal.measure}</Point>
      <Point name={t`To celebrate`}>{goal.celebration}</Point>
    </dl>
  )
}

function Point({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-quiet font-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
