import { plural, t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { weekName, weekWithin } from '#content/week-name.ts'
import { Camera, Ellipsis, GripVertical, Plus, Printer } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { planMinutes } from '#core/meetings/plan-minutes.ts'
import { promisesTooMuch } from '#core/sprint/next-sprint.ts'
import { isClosed } from '#core/sprint/quiet-week.ts'
import { limits } from '#core/limits.ts'
import { endOf } from '#core/time/sprint-days.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome, useSend } from '#web/data/use-home.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { useNavigate } from '#web/lib/navigation.tsx'
import { notesOf } from '#web/lib/words.ts'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { useActiveSprint, useAddressedSprint } from '#web/shared/sprints/use-addressed-sprint.ts'
import { PlanTasks } from '#web/shared/tasks/plan-tasks.tsx'
import { TaskLine } from '#web/shared/tasks/task-line.tsx'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { PlanningElephants } from '#web/ui/elephants/planning.tsx'
import { EmptyState, PageHeading, Section } from '#web/ui/layout.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ScreenSkeleton } from '#web/ui/skeleton.tsx'
import { OtherWeeks } from './other-weeks.tsx'
import { WeekSettings } from './plan-details.tsx'
import { WeekGlance } from './week-glance.tsx'

/** The plan of one sprint: its tasks, its days, its name and step. */
export function EditSprintScreen() {
  const { sprint, loading } = useAddressedSprint()
  const active = useActiveSprint()
  if (loading) return <ScreenSkeleton />
  if (!sprint) return <NoPlan />
  return <Plan key={sprint.id} sprint={sprint} isActive={sprint.id === active?.id} />
}

/** `isActive`: it is the one that the navigation leads to. */
function Plan({ sprint, isActive }: { sprint: Sprint; isActive: boolean }) {
  const { today } = useHome()
  const [isAdding, setAdding] = useState(false)
  const [isArranging, setArranging] = useState(false)
  const { tasks, completed } = sprint
  const isQuietly = !completed && isClosed(sprint, today)
  const kind = isQuietly ? t`A quiet week` : completed && t`Closed week`
  return (
    <div className="mx-auto grid max-w-content lg:max-w-wide grid-cols-1 gap-6">
      <title>{`${weekName(sprint.name)} · Elefam`}</title>
      <PageHeading
        eyebrow={notesOf(kind, dayRange(sprint.startsOn, endOf(sprint)))}
        title={weekName(sprint.name)}
        // The place that the navigation leads to has them as a line of its own.
        back={isActive ? undefined : { to: appPaths.openSprints, label: t`All weeks` }}
        actions={
          <>
            <PlanMenu
              sprint={sprint}
              onArrange={completed || tasks.length === 0 ? null : () => setArranging(true)}
            />
            {!completed && tasks.length < limits.tasks && (
              <Button icon={<Plus />} aria-label={t`Add a task`} onClick={() => setAdding(true)}>
                {t({ message: 'Task', context: 'a button that adds one' })}
              </Button>
            )}
          </>
        }
      />
      {completed ? (
        <ClosedPlan sprint={sprint} />
      ) : (
        <OpenPlan
          sprint={sprint}
          isArranging={isArranging && tasks.length > 0}
          onArranged={() => setArranging(false)}
          isAdding={isAdding}
          onAdded={() => setAdding(false)}
        />
      )}
    </div>
  )
}

interface PlanMenuProps {
  sprint: Sprint
  /** Null where there is nothing to arrange. */
  onArrange: (() => void) | null
}

/** What is done with a plan now and then: out onto paper, back from it, and its order. */
function PlanMenu({ sprint, onArrange }: PlanMenuProps) {
  const navigate = useNavigate()
  const go = (to: string) => () => navigate(to)
  const week = weekWithin(sprint.name)
  return (
    <Menu
      label={t`What to do with ${week}`}
      trigger={<IconButton label={t`More for ${week}`} icon={<Ellipsis />} />}
      items={[
        ...(onArrange ? [{ label: t`Arrange`, icon: <GripVertical />, onSelect: onArrange }] : []),
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

interface OpenPlanProps {
  sprint: Sprint
  isArranging: boolean
  onArranged: () => void
  isAdding: boolean
  onAdded: () => void
}

function OpenPlan({ sprint, isArranging, onArranged, isAdding, onAdded }: OpenPlanProps) {
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
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-x-14">
        <Section
          title={t`Tasks`}
          lead={
            sprint.tasks.length === 0 ? t`What do you want to do, and who does what?` : undefined
          }
          action={
            isArranging ? (
              <Button variant="quiet" size="small" className="-my-2" onClick={onArranged}>
                <Trans>Stop arranging</Trans>
              </Button>
            ) : (
              <MuchWord sprint={sprint} />
            )
          }
        >
          <PlanTasks {...{ sprint, isArranging, isAdding, onAdded }} />
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
  const { sprints, members, today } = useHome()
  const minutes = planMinutes(members, today, sprints.length === 0)
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
      {plural(minutes, {
        other: 'Sit together for about # minutes; what you agree on stands here afterwards.',
      })}
    </EmptyState>
  )
}

/** Before the week begins a friendly word, where the plan holds more than usual. */
function MuchWord({ sprint }: { sprint: Sprint }) {
  const { sprints, members, today } = useHome()
  // Of a week that runs it would only say that it is lost.
  if (today >= sprint.startsOn || !promisesTooMuch(sprint, sprints, members)) return null
  return (
    <p className="text-small text-quiet" role="status">
      <Trans>More than you usually finish.</Trans>
    </p>
  )
}
