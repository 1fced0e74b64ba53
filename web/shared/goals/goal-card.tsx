import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import { goalCategories, type ExampleGoal } from '#content/goals/goal.ts'
import { classes } from '#web/lib/classes.ts'
import { agesText } from '#web/shared/members/member-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Card, Disclosure } from '#web/ui/layout.tsx'
import { ContentIcon } from './content-icon.tsx'

interface GoalCardProps {
  /** One of the library, or a goal of which only the title is known. */
  goal: ExampleGoal | { title: string }
  /** Why it is shown here: "You chose Reading". */
  reason?: string | undefined
  tone?: 'plain' | 'sunny'
  onChoose: () => void
}

const iconOf = new Map(goalCategories.map(({ id, icon }) => [id, icon]))

/** One goal that a family could choose: what it is and the way to choose it; why and how for who wants it. */
export function GoalCard({ goal, reason, tone = 'plain', onChoose }: GoalCardProps) {
  const { title } = goal
  const example = 'why' in goal ? goal : null
  return (
    <Card as="li" tone={tone} flush className="flex flex-col gap-2 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        {example && (
          <span className="bg-elephant-soft text-elephant-ink grid size-11 shrink-0 place-items-center rounded-full">
            <ContentIcon name={iconOf.get(example.category)!} />
          </span>
        )}
        <div className="min-w-0">
          {reason && <p className="text-small text-elephant-ink font-semibold">{reason}</p>}
          <h3 className="text-lead leading-snug">{title}</h3>
          {example && <p className="text-small text-quiet">{goalFacts(example)}</p>}
        </div>
      </div>
      <Button
        size="small"
        variant="secondary"
        aria-label={t`Choose: ${title}`}
        onClick={onChoose}
        className={classes('self-start', example && 'ms-14')}
      >
        <Trans>Choose</Trans>
      </Button>
      {example && (
        <Disclosure
          summary={
            <span>
              <Trans>
                How it could go<span className="sr-only">: {title}</span>
              </Trans>
            </span>
          }
        >
          <div className="grid gap-3">
            <p>{example.why}</p>
            <Course goal={example} />
          </div>
        </Disclosure>
      )}
    </Card>
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
          <Course goal={goal} />
          <Button
            size="small"
            aria-label={t`Choose: ${title}`}
            onClick={onChoose}
            className="justify-self-start"
          >
            <Trans>Choose</Trans>
          </Button>
        </div>
      </Disclosure>
    </li>
  )
}

/** "6 weeks, for ages 6 to 12" */
export function goalFacts({ weeks, ages }: Pick<ExampleGoal, 'weeks' | 'ages'>): string {
  const people = agesText(ages)
  return plural(weeks, { one: `# week, for ${people}`, other: `# weeks, for ${people}` })
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
