import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { daysLeftWords } from '#web/shared/week/week-words.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useActiveSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { CalendarDays, ListChecks } from '#web/ui/icons.ts'
import { Disclosure } from '#web/ui/layout.tsx'
import { ListLink } from '#web/ui/list.tsx'

/** The weeks around this one, in one line that opens: what is open still, the last that is closed, all of them (N31). */
export function OtherWeeks({ sprint }: { sprint: Sprint }) {
  const { sprints, today } = useHome()
  const active = useActiveSprint()
  const others = sprints.filter(({ id }) => id !== sprint.id)
  const open = others.filter((one) => !isClosed(one, today))
  const last = others.findLast((one) => isClosed(one, today))
  const status = (one: Sprint) => statusWords(one, today, one.id === active?.id)
  const said = (one: Sprint) => {
    const [name, words] = [weekName(one.name), status(one)]
    return t`${name}: ${words}`
  }
  const [next = last] = open
  return (
    <div className="border-line border-b py-1">
      <Disclosure
        wide
        summary={
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <h2 className="text-body font-semibold">
              <Trans>Other weeks</Trans>
            </h2>
            {next && <span className="text-small text-quiet font-normal">{said(next)}</span>}
          </span>
        }
      >
        <ul className="px-3">
          {[...open, ...(last ? [last] : [])].map((one) => (
            <ListLink
              key={one.id}
              to={forSprint(appPaths.editSprint, one.id)}
              icon={CalendarDays}
              title={weekName(one.name)}
              now={status(one)}
            />
          ))}
          <ListLink to={appPaths.openSprints} icon={ListChecks} title={t`All weeks`} />
        </ul>
      </Disclosure>
    </div>
  )
}

/** Where a sprint stands, in a few words; `isActive` marks the one the family is in (S4.7). */
export function statusWords(sprint: Sprint, today: string, isActive: boolean): string {
  if (sprint.completed) return t({ message: 'Closed', context: 'a week' })
  if (sprint.plannedAt === null) return t`Not planned yet`
  if (sprint.startsOn > today) return t`Planned`
  if (endOf(sprint) < today) return t`Over, not closed yet`
  const days = daysLeftWords(sprint, today)
  return isActive ? t`Now, ${days}` : t`Running, ${days}`
}
