import { CalendarDays, ListChecks, Moon, Printer } from 'lucide-react'
import type { Sprint } from '#core/contract/sprint.ts'
import { sprintProgress } from '#core/domain/progress.ts'
import { daysLeft, endOf } from '#core/domain/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { usePlannedBy } from '#web/shared/meeting/say-yes.tsx'
import { Bar } from '#web/ui/progress.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

/** The sprint as a whole: its days, how far it is, and the ways into its plan. */
export function SprintCard({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const today = useToday()
  const plannedBy = usePlannedBy(sprint)
  const { done, planned } = sprintProgress(
    sprint,
    members.map(({ id }) => id),
  )
  return (
    <section aria-labelledby="sprint" className="border-line grid gap-4 border-t pt-5">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="sprint" className="text-title">
          {sprint.name}
        </h2>
        <p className="font-semibold">{daysLeftWords(sprint, today)}</p>
        <p className="text-quiet w-full">{dayRange(sprint.startsOn, endOf(sprint))}</p>
        {plannedBy && <p className="text-small w-full">{plannedBy}</p>}
      </header>
      {planned > 0 && <Bar value={done} max={planned} label={`${done} of ${planned} done`} />}
      <div className="-mx-2 flex flex-wrap gap-x-1">
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<CalendarDays aria-hidden="true" className="size-5" />}
          to={forSprint(appPaths.editSprint, sprint.id)}
        >
          Plan
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<Printer aria-hidden="true" className="size-5" />}
          to={forSprint(appPaths.printablePlan, sprint.id)}
        >
          Print
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<Moon aria-hidden="true" className="size-5" />}
          to={`${forSprint(appPaths.editSprint, sprint.id)}#pause`}
        >
          Days off
        </ButtonLink>
        <ButtonLink
          size="small"
          variant="quiet"
          icon={<ListChecks aria-hidden="true" className="size-5" />}
          to={appPaths.openSprints}
        >
          All weeks
        </ButtonLink>
      </div>
    </section>
  )
}

function daysLeftWords(sprint: Sprint, today: string): string {
  if (today < sprint.startsOn) return 'not begun'
  const left = daysLeft(sprint, today)
  if (left === 0) return 'over'
  return left === 1 ? 'last day' : `${left} days left`
}
