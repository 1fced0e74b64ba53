import { Link } from '#web/lib/navigation.tsx'
import type { Sprint } from '#core/contract/sprint.ts'
import { sprintProgress } from '#core/domain/progress.ts'
import { isQuiet } from '#core/domain/quiet-week.ts'
import { endOf } from '#core/domain/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { SprintMenu } from './sprint-menu.tsx'
import type { SprintActions } from './use-sprint-actions.ts'

/** A closed sprint in the history. */
export function ClosedSprintRow({ sprint, actions }: { sprint: Sprint; actions: SprintActions }) {
  const { members } = useFamily()
  const asleep = isQuiet(sprint, useToday())
  const { done, planned } = sprintProgress(
    sprint,
    members.map(({ id }) => id),
  )
  return (
    <li className="flex items-center gap-1 py-2">
      <Link
        to={forSprint(appPaths.editSprint, sprint.id)}
        className="rounded-field hover:bg-sunken/60 grid min-h-13 min-w-0 flex-1 content-center py-1"
      >
        <span className="font-semibold">{sprint.name}</span>
        <span className="text-small text-quiet">
          {dayRange(sprint.startsOn, endOf(sprint))}
          {asleep ? ' · a quiet week' : planned > 0 && ` · ${done} of ${planned} done`}
        </span>
      </Link>
      <SprintMenu sprint={sprint} actions={actions} />
    </li>
  )
}
