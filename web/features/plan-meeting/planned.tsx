import { Printer } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { daysLeft, endOf } from '#core/domain/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { useStartAtTop } from '#web/shared/meeting/use-start-at-top.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Confetti } from '#web/ui/confetti.tsx'
import { CelebratingElephants } from '#web/ui/elephants/celebrating.tsx'
import { LookingElephants } from '#web/ui/elephants/looking.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { PlanByMember } from './plan-by-member.tsx'

interface PlannedProps {
  sprint: Sprint
  /** It was saved this moment. */
  celebrate: boolean
  /** Goes through the stages of this sprint once more. */
  onAgain: () => void
  /** Begins the sprint after it. */
  onNext: () => void
}

/** The meeting is over: the plan, paper for the fridge, and the way into the week. */
export function Planned({ sprint, celebrate, onAgain, onNext }: PlannedProps) {
  const today = useToday()
  const left = daysLeft(sprint, today)
  useStartAtTop(celebrate)
  // A plan that was saved on its last day is still a plan, and nothing to look back on.
  const isOver = left === 0 || (left === 1 && !celebrate)
  return (
    <div className="mx-auto grid grid-cols-1 max-w-content gap-8">
      <title>{`${title(sprint, { isOver, left })} · Elefam`}</title>
      {celebrate && sprint.tasks.length > 0 && <Confetti />}
      <div className="grid grid-cols-1 gap-5">
        <div className="mx-auto w-72 max-w-full">
          {sprint.tasks.length > 0 ? (
            <CelebratingElephants alive={celebrate} />
          ) : (
            <LookingElephants alive={celebrate} />
          )}
        </div>
        <PageHeading
          eyebrow={dayRange(sprint.startsOn, endOf(sprint))}
          title={title(sprint, { isOver, left })}
          lead={lead(sprint, { isOver, today })}
        />
        <div className="grid grid-cols-1 gap-2 sm:flex sm:flex-wrap">
          {isOver ? (
            <ButtonLink to={forSprint(appPaths.retrospective, sprint.id)}>
              Look back together
            </ButtonLink>
          ) : (
            <ButtonLink to={appPaths.dashboard}>To today</ButtonLink>
          )}
          <ButtonLink
            look="secondary"
            to={forSprint(appPaths.printablePlan, sprint.id)}
            icon={<Printer aria-hidden="true" />}
          >
            Print the plan
          </ButtonLink>
        </div>
      </div>
      <PlanByMember sprint={sprint} />
      <Card tone="tinted" className="grid grid-cols-1 gap-3">
        <h2 className="font-semibold">Something changed?</h2>
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" size="small" onClick={onAgain}>
            Go through the plan again
          </Button>
          <Button look="quiet" size="small" onClick={onNext}>
            Plan the week after
          </Button>
        </div>
      </Card>
    </div>
  )
}

function title(sprint: Sprint, { isOver, left }: { isOver: boolean; left: number }): string {
  const { name, tasks } = sprint
  if (!isOver) return tasks.length === 0 ? `${name} has no tasks yet` : `${name} is planned`
  return left === 0 ? `${name} is over` : `${name} ends today`
}

function lead(sprint: Sprint, { isOver, today }: { isOver: boolean; today: string }): string {
  if (!isOver && sprint.tasks.length === 0)
    return 'That is fine. Go through the plan again whenever there is something small to do.'
  if (isOver) return 'Ten minutes of looking back make the next plan a better one.'
  if (sprint.startsOn > today) return 'Now something fun, all of you. The week can come.'
  return 'You know what you want. Now something fun, all of you.'
}
