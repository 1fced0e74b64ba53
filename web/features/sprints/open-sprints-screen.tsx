import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import type { Member } from '#core/members/member.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { planMinutes } from '#core/meetings/plan-minutes.ts'
import { isHalfPlanned } from '#core/plan-meeting/meeting.ts'
import { isClosed, isQuiet } from '#core/sprint/quiet-week.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { shortDayRange } from '#web/lib/dates.ts'
import { Link } from '#web/lib/navigation.tsx'
import { useActiveSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { useHistory } from '#web/shared/sprints/use-summaries.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { PageHeading, Section } from '#web/ui/layout.tsx'
import { daysLeftWords, tasksWords } from '#web/shared/week/week-words.ts'
import { List } from '#web/ui/list.tsx'
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
  const isFirst = history.closed.length === 0 && !history.loading && !history.failure
  const isEmpty = isFirst && open.length === 0
  // With one kind alone the screen's title says what they are, and nothing stands beside them.
  const areBoth = open.length > 0 && !isFirst
  return (
    <div className="grid max-w-content grid-cols-1 gap-6 lg:max-w-wide">
      <title>{t`Weeks · Elefam`}</title>
      <PageHeading title={t`Weeks`} back={{ to: appPaths.more, label: t`More` }} />
      {isEmpty ? (
        <NoSprints />
      ) : (
        <div
          className={classes(
            'grid grid-cols-1 items-start gap-6',
            open.length > 0 ? 'lg:grid-cols-2 lg:gap-x-16' : 'max-w-content',
          )}
        >
          <OpenWeeks open={open} activeId={active?.id} titled={areBoth} actions={actions} />
          {open.length === 0 && (
            <ButtonLink to={appPaths.planMeeting} className="justify-self-start">
              <Trans>Plan the next week</Trans>
            </ButtonLink>
          )}
          <History history={history} titled={areBoth} actions={actions} />
          {isFirst && (
            <div className="mx-auto grid w-72 max-w-full gap-3 text-center">
              <PlanningElephants />
              <p className="text-quiet">
                <Trans>Your weeks gather here, one after another.</Trans>
              </p>
            </div>
          )}
        </div>
      )}
    </div>
  )
}

interface OpenWeeksProps {
  open: readonly Sprint[]
  activeId: string | undefined
  titled: boolean
  actions: SprintActions
}

/** The weeks that run and come. They have a title of their own where others stand beside them; the one that runs stands out. */
function OpenWeeks({ open, activeId, titled, actions }: OpenWeeksProps) {
  const weeks = open.map((sprint) => (
    <WeekLine
      key={sprint.id}
      sprint={sprint}
      as={titled ? 'h3' : 'h2'}
      isActive={sprint.id === activeId}
      actions={actions}
    />
  ))
  if (open.length === 0) return null
  if (!titled) return <List>{weeks}</List>
  return (
    <Section title={t`Now and next`}>
      <List className="-mt-4">{weeks}</List>
    </Section>
  )
}

function NoSprints() {
  const { members, today } = useHome()
  const minutes = planMinutes(members, today, true)
  return (
    <EmptyScreen
      picture={<PlanningElephants alive />}
      title={t`No week yet`}
      action={
        <ButtonLink to={appPaths.planMeeting}>
          <Trans>Plan your first week</Trans>
        </ButtonLink>
      }
    >
      {plural(minutes, {
        other: 'A week begins with a plan that you make together. It takes about # minutes.',
      })}
    </EmptyScreen>
  )
}

interface HistoryProps {
  history: ReturnType<typeof useHistory>
  titled: boolean
  actions: SprintActions
}

function History({ history, titled, actions }: HistoryProps) {
  const { closed, loading, failure, hasMore, more } = history
  if (closed.length === 0 && !loading && !failure) return null
  const weeks = (
    <>
      {closed.length > 0 && (
        <List className={titled ? '-mt-4' : ''}>
          {closed.map((sprint) => (
            <WeekLine key={sprint.id} sprint={sprint} actions={actions} />
          ))}
        </List>
      )}
      {loading && <Skeleton shape="card" />}
      {failure && <TryAgain error={failure} onTry={more} />}
      {!failure && hasMore && (
        <Button variant="secondary" busy={loading} onClick={more} className="justify-self-center">
          <Trans>Show earlier weeks</Trans>
        </Button>
      )}
    </>
  )
  const title = t`Before`
  return titled ? (
    <Section title={title}>{weeks}</Section>
  ) : (
    <section aria-label={title} className="grid grid-cols-1 gap-4">
      {weeks}
    </section>
  )
}

interface WeekLineProps {
  sprint: Sprint
  /** An open week is a heading, by what stands above it; a closed one is a line. */
  as?: 'h2' | 'h3' | 'span'
  /** The one the family is in: how long it still runs stands out. */
  isActive?: boolean
  actions: SprintActions
}

/** A week that leads to its plan; what is to be done with it next stands below, the rest in its menu. */
function WeekLine(props: WeekLineProps) {
  const { sprint, as: Name = 'span', isActive = false, actions } = props
  const { members, today } = useHome()
  const held = heldWords(sprint, members, today)
  const isOpen = !isClosed(sprint, today)
  const next = isOpen ? nextFor(sprint, today) : null
  return (
    <li className="hover:bg-sunken relative flex flex-wrap items-center gap-x-1 py-2">
      <Link
        to={forSprint(appPaths.editSprint, sprint.id)}
        // The whole line can be pressed.
        className="rounded-small grid min-h-13 min-w-0 flex-1 content-center py-1 after:absolute after:inset-0"
      >
        <Name className="text-elephant-ink text-body font-sans font-semibold tracking-normal">
          {weekName(sprint.name)}
        </Name>
        {isOpen && (
          <span className={classes('text-small font-semibold', !isActive && 'text-quiet')}>
            {statusWords(sprint, today, isActive)}
          </span>
        )}
        {/* The days end with a number: another one right behind it would be read with it. */}
        <span className="text-small text-quiet first-letter:uppercase">
          {held && `${held} · `}
          {shortDayRange(sprint.startsOn, endOf(sprint))}
        </span>
      </Link>
      <span className="relative">
        <SprintMenu sprint={sprint} actions={actions} />
      </span>
      {next && (
        <div className="relative basis-full pt-1">
          <ButtonLink
            variant={isActive ? 'primary' : 'secondary'}
            size="small"
            to={forSprint(next.path, sprint.id)}
          >
            {next.label}
          </ButtonLink>
        </div>
      )}
    </li>
  )
}

/** What is done of a week’s plan; in an open one, before anything is, its tasks. */
function heldWords(sprint: Sprint, members: readonly Member[], today: string): string {
  if (isQuiet(sprint, today)) return t`a quiet week`
  // What only waits for its meeting has no plan yet, whose tasks could be counted.
  if (sprint.plannedAt === null && !isHalfPlanned(sprint)) return ''
  const { done, planned } = sprintProgress(sprint, members)
  if (done > 0) return t`${done} of ${planned} done`
  return planned === 0 || isClosed(sprint, today) ? '' : tasksWords(sprint)
}

/** What an open week waits for; one that runs is lived. */
function nextFor(sprint: Sprint, today: string) {
  if (sprint.plannedAt === null) {
    const label = isHalfPlanned(sprint) ? t`Go on planning` : t`Plan it together`
    return { label, path: appPaths.planMeeting }
  }
  if (endOf(sprint) < today) return { label: t`Look back together`, path: appPaths.retrospective }
  return null
}

/** Where a sprint stands, in a few words; `isActive` marks the one the family is in (S4.7). */
export function statusWords(sprint: Sprint, today: string, isActive: boolean): string {
  if (sprint.completed) return t({ message: 'Closed', context: 'a week' })
  if (sprint.plannedAt === null) return isHalfPlanned(sprint) ? t`Half planned` : t`Not planned yet`
  if (sprint.startsOn > today) return t`Planned`
  if (endOf(sprint) < today) return t`Over, not closed yet`
  const days = daysLeftWords(sprint, today)
  return isActive ? t`Now, ${days}` : t`Running, ${days}`
}
