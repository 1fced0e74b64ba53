import { Printer } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { sprintProgress } from '#core/domain/progress.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Bar } from '#web/ui/progress.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { SprintMenu } from './sprint-menu.tsx'
import { statusWords } from './sprint-status.ts'
import type { SprintActions } from './use-sprint-actions.ts'

interface OpenSprintCardProps {
  sprint: Sprint
  isActive: boolean
  actions: SprintActions
}

/** A sprint that is not closed; the active one stands out. */
export function OpenSprintCard({ sprint, isActive, actions }: OpenSprintCardProps) {
  const { members } = useFamily()
  const today = useToday()
  const { done, planned } = sprintProgress(
    sprint,
    members.map(({ id }) => id),
  )
  const isOver = sprint.plannedAt !== null && endOf(sprint) < today
  const isDraft = sprint.plannedAt === null
  return (
    <li
      className={classes(
        'grid gap-4',
        isActive ? 'bg-surface rounded-card shadow-soft p-5' : 'border-line border-b py-4',
      )}
    >
      <header className="flex items-start justify-between gap-2">
        <div>
          <p
            className={classes(
              'text-small font-semibold',
              isActive ? 'text-elephant-ink' : 'text-quiet',
            )}
          >
            {statusWords(sprint, today, isActive)}
          </p>
          <h3 className="text-title">{sprint.name}</h3>
          <p className="text-quiet">{dayRange(sprint.startsOn, endOf(sprint))}</p>
        </div>
        <SprintMenu sprint={sprint} actions={actions} />
      </header>
      {planned > 0 && <Bar value={done} max={planned} label={`${done} of ${planned} done`} />}
      <div className="flex flex-wrap gap-2">
        {isOver && (
          <ButtonLink
            variant={isActive ? 'primary' : 'secondary'}
            size="small"
            to={forSprint(appPaths.retrospective, sprint.id)}
          >
            Look back together
          </ButtonLink>
        )}
        {isDraft && (
          <ButtonLink
            variant={isActive ? 'primary' : 'secondary'}
            size="small"
            to={forSprint(appPaths.planMeeting, sprint.id)}
          >
            Plan it together
          </ButtonLink>
        )}
        <ButtonLink
          size="small"
          variant={isActive && !isOver && !isDraft ? 'primary' : 'secondary'}
          to={forSprint(appPaths.editSprint, sprint.id)}
        >
          Open the plan
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<Printer aria-hidden="true" className="size-5" />}
          to={forSprint(appPaths.printablePlan, sprint.id)}
        >
          Print
        </ButtonLink>
      </div>
    </li>
  )
}
