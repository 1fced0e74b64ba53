import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName } from '#content/week-name.ts'
import { Camera, Printer } from '#web/ui/icons.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { usualCapacity } from '#core/sprint/draft-size.ts'
import { promisesTooMuch } from '#core/sprint/next-sprint.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { useActiveSprint, useAddressedSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { PlanTasks } from '#web/shared/tasks/plan-tasks.tsx'
import { TaskLine } from '#web/shared/tasks/task-line.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState, PageHeading, Section } from '#web/ui/layout.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { usualWords } from '#web/shared/week/week-words.ts'
import { OtherWeeks } from './other-weeks.tsx'
import { WeekSettings } from './plan-details.tsx'
import { WeekGlance } from './week-glance.tsx'

/** The plan of one sprint: its tasks, its days, its name and step. */
export function EditSprintScreen() {
  const { sprint, loading } = useAddressedSprint()
  const active = useActiveSprint()
  const today = useToday()
  if (loading) return <ScreenSkeleton />
  if (!sprint) return <NoPlan />
  const isQuietly = !sprint.completed && isClosed(sprint, today)
  return (
    <div className="mx-auto grid max-w-content lg:max-w-wide grid-cols-1 gap-8">
      <title>{`${weekName(sprint.name)} · Elefam`}</title>
      <PageHeading
        eyebrow={isQuietly ? t`A quiet week` : sprint.completed ? t`Closed week` : t`The plan`}
        title={weekName(sprint.name)}
        lead={dayRange(sprint.startsOn, endOf(sprint))}
        // The place that the navigation leads to has them as a line of its own.
        back={
          sprint.id === active?.id ? undefined : { to: appPaths.openSprints, label: t`All weeks` }
        }
        actions={<OnPaper sprint={sprint} />}
      />
      {sprint.completed ? <ClosedPlan sprint={sprint} /> : <OpenPlan sprint={sprint} />}
    </div>
  )
}

/** Out onto paper, and back from it. */
function OnPaper({ sprint }: { sprint: Sprint }) {
  const navigate = useNavigate()
  const go = (to: string) => () => navigate(to)
  return (
    <Menu
      label={t`On paper`}
      trigger={
        <Button size="small" variant="quiet" icon={<Printer />}>
          <Trans>On paper</Trans>
        </Button>
      }
      items={[
        {
          label: t`Print`,
          icon: <Printer />,
          onSelect: go(forSprint(appPaths.printablePlan, sprint.id)),
        },
        { label: t`From paper`, icon: <Camera />, onSelect: go(appPaths.bringPaperBack) },
      ]}
    />
  )
}

function OpenPlan({ sprint }: { sprint: Sprint }) {
  return (
    <>
      {sprint.plannedAt === null && (
        <Notice
          title={t`This is a draft`}
          actions={
            <ButtonLink size="small" to={forSprint(appPaths.planMeeting, sprint.id)}>
              <Trans>Plan it together</Trans>
            </ButtonLink>
          }
        >
          <Trans>It becomes the week’s plan in the plan meeting.</Trans>
        </Notice>
      )}
      <WhoElse kind="sprint" id={sprint.id} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <Section
          title={t`Tasks`}
          lead={
            sprint.tasks.length === 0 ? t`What do you want to do, and who does what?` : undefined
          }
          action={<PlanSize sprint={sprint} />}
        >
          <PlanTasks sprint={sprint} />
        </Section>
        <WeekGlance sprint={sprint} />
      </div>
      <div>
        <WeekSettings key={sprint.id} sprint={sprint} />
        <OtherWeeks sprint={sprint} />
      </div>
    </>
  )
}

function ClosedPlan({ sprint }: { sprint: Sprint }) {
  const { toSprint } = useSend()
  return (
    <>
      <Notice
        title={t`This week is closed`}
        actions={
          <Button
            size="small"
            variant="secondary"
            onClick={() => void toSprint(sprint.id, { type: 'reopen-sprint' })}
          >
            <Trans>Reopen it</Trans>
          </Button>
        }
      >
        <Trans>Its plan stays as it was. Reopen it to change something.</Trans>
      </Notice>
      <Section title={t`Tasks`}>
        {sprint.tasks.length === 0 && (
          <p className="text-quiet">
            <Trans>This week had no tasks.</Trans>
          </p>
        )}
        <ul>
          {sprint.tasks.map((task) => (
            <TaskLine key={task.id} task={task} />
          ))}
        </ul>
      </Section>
    </>
  )
}

function NoPlan() {
  return (
    <EmptyState
      page={t`Plan · Elefam`}
      picture={<PlanningElephants alive />}
      title={t`There is no plan yet`}
      action={
        <>
          <ButtonLink to={appPaths.planMeeting}>
            <Trans>Start the plan meeting</Trans>
          </ButtonLink>
          <ButtonLink variant="secondary" to={appPaths.openSprints}>
            <Trans>All weeks</Trans>
          </ButtonLink>
        </>
      }
    >
      <Trans>Sit together for twenty minutes; what you agree on stands here afterwards.</Trans>
    </EmptyState>
  )
}

/** How far the plan is; before it begins a friendly word, where it holds more than usual. */
function PlanSize({ sprint }: { sprint: Sprint }) {
  const { sprints, members, today } = useHome()
  const { done, planned } = sprintProgress(sprint, members)
  if (planned === 0) return null
  const usual = usualCapacity(sprints, members)
  // Of a week that runs it would only say that it is lost.
  const isMuch =
    usual !== null && today < sprint.startsOn && promisesTooMuch(sprint, sprints, members)
  return (
    <p className="text-small text-quiet" role="status">
      <Trans>
        {done} of {planned} done
      </Trans>
      {isMuch && `. ${usualWords(usual)}.`}
    </p>
  )
}
