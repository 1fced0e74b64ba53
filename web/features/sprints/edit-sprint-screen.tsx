import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import { weekName } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { planMinutes } from '#core/meetings/plan-minutes.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { appPaths } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { useActiveSprint, useAddressedSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { TaskLine } from '#web/shared/tasks/task-line.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyScreen } from '#web/ui/empty-screen.tsx'
import { Flag } from '#web/ui/icons.ts'
import { PageHeading, Section } from '#web/ui/layout.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { OpenPlan } from './open-plan.tsx'
import { PlanMenu } from './plan-menu.tsx'

/** The plan of one sprint: its tasks, its days, its name and step. */
export function EditSprintScreen() {
  const { sprint, loading } = useAddressedSprint()
  const active = useActiveSprint()
  const today = useToday()
  if (loading) return <ScreenSkeleton />
  if (!sprint) return <NoPlan />
  const isQuietly = !sprint.completed && isClosed(sprint, today)
  const isActive = sprint.id === active?.id
  const state = isQuietly ? t`A quiet week` : sprint.completed ? t`Closed week` : t`The plan`
  const heading = (actions: ReactNode) => (
    <div>
      <PageHeading
        // The place that the navigation leads to has its days right below.
        eyebrow={isActive ? undefined : notesOf(state, dayRange(sprint.startsOn, endOf(sprint)))}
        title={weekName(sprint.name)}
        // It has the other weeks as a line of its own.
        back={isActive ? undefined : { to: appPaths.openSprints, label: t`All weeks` }}
        actions={actions}
      />
      {sprint.missionStep && (
        <p className="text-quiet mt-1 flex items-start gap-2 leading-snug">
          <Flag className="mt-0.5 size-4.5 shrink-0" />
          <bdi>{sprint.missionStep}</bdi>
        </p>
      )}
    </div>
  )
  return (
    <div className="grid max-w-content lg:max-w-wide grid-cols-1 gap-4">
      <title>{`${weekName(sprint.name)} · Elefam`}</title>
      {sprint.completed ? (
        <ClosedPlan sprint={sprint} heading={heading} />
      ) : (
        <OpenPlan key={sprint.id} sprint={sprint} heading={heading} />
      )}
    </div>
  )
}

interface PlanProps {
  sprint: Sprint
  /** The top of the screen, with what can be done. */
  heading: (actions: ReactNode) => ReactNode
}

function ClosedPlan({ sprint, heading }: PlanProps) {
  const { toSprint } = useSend()
  return (
    <>
      {heading(<PlanMenu sprint={sprint} />)}
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
            <TaskLine key={task.id} sprint={sprint} task={task} />
          ))}
        </ul>
      </Section>
    </>
  )
}

function NoPlan() {
  const { members, sprints, today } = useHome()
  const minutes = planMinutes(members, today, sprints.length === 0)
  return (
    <EmptyScreen
      page={t`Plan · Elefam`}
      picture={<PlanningElephants alive />}
      title={t`There is no plan yet`}
      action={
        <>
          <ButtonLink to={appPaths.planMeeting}>
            <Trans>Start the plan meeting</Trans>
          </ButtonLink>
          {sprints.length > 0 && (
            <ButtonLink variant="secondary" to={appPaths.openSprints}>
              <Trans>All weeks</Trans>
            </ButtonLink>
          )}
        </>
      }
    >
      {plural(minutes, {
        other: 'Sit together for about # minutes; what you agree on stands here afterwards.',
      })}
    </EmptyScreen>
  )
}
