import { weekName } from '#content/week-name.ts'
import { Printer } from '#web/ui/icons.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { isClosed, isQuiet } from '#core/sprint/quiet-week.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { dayRange } from '#web/lib/dates.ts'
import { Link } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { useActiveSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { useHistory } from '#web/shared/sprints/use-summaries.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState, PageHeading, Section } from '#web/ui/layout.tsx'
import { List } from '#web/ui/list.tsx'
import { daysLeftWords } from '#web/shared/week/week-words.ts'
import { Bar } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TryAgain } from '#web/ui/waiting.tsx'
import { useSprintActions, type SprintActions, SprintMenu } from './sprint-menu.tsx'

/** Sprints that are not closed, the active one marked; then all that came before. */
export function OpenSprintsScreen() {
  const { sprints, today } = useHome()
  const active = useActiveSprint()
  const history = useHistory()
  const actions = useSprintActions({ onDelete: history.forget })
  const open = sprints.filter((sprint) => !isClosed(sprint, today))
  const isEmpty = open.length === 0 && history.closed.length === 0
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8">
      <title>Weeks · Elefam</title>
      <PageHeading
        title="Weeks"
        lead={
          isEmpty ? undefined : 'Every week that you planned. A plan may be up to four weeks long.'
        }
      />
      {isEmpty && !history.loading && <NoSprints />}
      {open.length > 0 && (
        <Section title="Open">
          <ul className="grid grid-cols-1 gap-2">
            {open.map((sprint) => (
              <OpenSprintCard
                key={sprint.id}
                sprint={sprint}
                isActive={sprint.id === active?.id}
                actions={actions}
              />
            ))}
          </ul>
        </Section>
      )}
      {!isEmpty && open.length === 0 && (
        <ButtonLink to={appPaths.planMeeting} className="justify-self-start">
          Plan the next week
        </ButtonLink>
      )}
      <History history={history} actions={actions} />
    </div>
  )
}

function NoSprints() {
  return (
    <EmptyState
      picture={<PlanningElephants alive />}
      title="No week yet"
      action={<ButtonLink to={appPaths.planMeeting}>Plan your first week</ButtonLink>}
    >
      A week begins with a plan that you make together. It takes twenty minutes.
    </EmptyState>
  )
}

interface HistoryProps {
  history: ReturnType<typeof useHistory>
  actions: SprintActions
}

function History({ history, actions }: HistoryProps) {
  const { closed, loading, failure, hasMore, more } = history
  if (closed.length === 0 && !loading && !failure) return null
  return (
    <Section title="Before">
      {closed.length > 0 && (
        <List>
          {closed.map((sprint) => (
            <ClosedSprintRow key={sprint.id} sprint={sprint} actions={actions} />
          ))}
        </List>
      )}
      {loading && <Skeleton shape="card" />}
      {failure && <TryAgain error={failure} onTry={more} />}
      {!failure && hasMore && (
        <Button variant="secondary" busy={loading} onClick={more} className="justify-self-center">
          Show earlier weeks
        </Button>
      )}
    </Section>
  )
}

interface OpenSprintCardProps {
  sprint: Sprint
  isActive: boolean
  actions: SprintActions
}

/** A sprint that is not closed; the active one stands out. */
function OpenSprintCard({ sprint, isActive, actions }: OpenSprintCardProps) {
  const { members, today } = useHome()
  const { done, planned } = sprintProgress(sprint, members)
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
          <h3 className="text-title">{weekName(sprint.name)}</h3>
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
          icon={<Printer />}
          to={forSprint(appPaths.printablePlan, sprint.id)}
        >
          Print
        </ButtonLink>
      </div>
    </li>
  )
}

/** A closed sprint in the history. */
function ClosedSprintRow({ sprint, actions }: { sprint: Sprint; actions: SprintActions }) {
  const { members } = useHome()
  const asleep = isQuiet(sprint, useToday())
  const { done, planned } = sprintProgress(sprint, members)
  return (
    <li className="flex items-center gap-1 py-2">
      <Link
        to={forSprint(appPaths.editSprint, sprint.id)}
        className="rounded-field hover:bg-sunken/60 grid min-h-13 min-w-0 flex-1 content-center py-1"
      >
        <span className="font-semibold">{weekName(sprint.name)}</span>
        <span className="text-small text-quiet">
          {dayRange(sprint.startsOn, endOf(sprint))}
          {asleep ? ' · a quiet week' : planned > 0 && ` · ${done} of ${planned} done`}
        </span>
      </Link>
      <SprintMenu sprint={sprint} actions={actions} />
    </li>
  )
}

/** Where a sprint stands, in a few words; `isActive` marks the one the family is in (S4.7). */
export function statusWords(sprint: Sprint, today: string, isActive: boolean): string {
  if (sprint.completed) return 'Closed'
  if (sprint.plannedAt === null) return 'Draft'
  if (sprint.startsOn > today) return 'Planned'
  if (endOf(sprint) < today) return 'Over, not closed yet'
  const days = daysLeftWords(sprint, today)
  return isActive ? `Active, ${days}` : `Running, ${days}`
}
