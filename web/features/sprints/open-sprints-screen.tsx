import { isClosed } from '#core/domain/quiet-week.ts'
import { appPaths } from '#core/paths.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState, PageHeading, Section } from '#web/ui/layout.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ClosedSprintRow } from './closed-sprint-row.tsx'
import { OpenSprintCard } from './open-sprint-card.tsx'
import { useActiveSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { useHistory } from '#web/shared/sprints/use-summaries.tsx'
import { useSprintActions, type SprintActions } from './use-sprint-actions.ts'

/** Sprints that are not closed, the active one marked; then all that came before. */
export function OpenSprintsScreen() {
  const { sprints } = useFamily()
  const active = useActiveSprint()
  const today = useToday()
  const history = useHistory()
  const actions = useSprintActions({ onDelete: history.forget })
  const open = sprints.filter((sprint) => !isClosed(sprint, today))
  const isEmpty = open.length === 0 && history.closed.length === 0
  return (
    <div className="mx-auto grid max-w-content grid-cols-1 gap-8">
      <title>Weeks · Elefam</title>
      <PageHeading
        title="Weeks"
        lead={isEmpty ? undefined : 'Every week that you planned. One plan may hold up to four.'}
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
        <ul className="divide-line divide-y">
          {closed.map((sprint) => (
            <ClosedSprintRow key={sprint.id} sprint={sprint} actions={actions} />
          ))}
        </ul>
      )}
      {loading && <Skeleton shape="card" />}
      {failure && (
        <p role="status" className="text-quiet">
          {failure.message}
        </p>
      )}
      {(hasMore || failure) && (
        <Button variant="secondary" busy={loading} onClick={more} className="justify-self-center">
          {failure ? 'Try again' : 'Show earlier weeks'}
        </Button>
      )}
    </Section>
  )
}
