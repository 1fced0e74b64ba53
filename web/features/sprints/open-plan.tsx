import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState, type ReactNode } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { daysOf } from '#core/time/sprint-days.ts'
import { limits } from '#core/limits.ts'
import { appPaths, forSprint } from '#core/paths.ts'
import { useHome } from '#web/data/use-home.tsx'
import { dayRange } from '#web/lib/dates.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { tablet, useIsWide } from '#web/lib/use-is-wide.ts'
import { DateForm } from '#web/shared/dates/date-form.tsx'
import { WhoElse } from '#web/shared/presence/who-else.tsx'
import { usePlanActions } from '#web/shared/tasks/use-plan-actions.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { CalendarPlus, ChevronLeft, ChevronRight, GripVertical, Plus } from '#web/ui/icons.ts'
import { Notice } from '#web/ui/notice.tsx'
import { ArrangeTasks } from './arrange-tasks.tsx'
import type { OpenDate } from './dates-of-day.tsx'
import { DaySheet } from './day-sheet.tsx'
import { WeekSettings } from './plan-details.tsx'
import { PlanList } from './plan-list.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { PlanTable } from './plan-table.tsx'
import { WeekStrip } from './week-strip.tsx'

// Nobody waits for it: its code comes once the screen stands, before somebody presses.
const TaskForm = lazyPart(
  async () => (await import('#web/shared/task-form/task-form.tsx')).TaskForm,
)

interface OpenPlanProps {
  sprint: Sprint
  /** The top of the screen, with what can be done. */
  heading: (actions: ReactNode) => ReactNode
}

/** A plan that can be changed: looked at by its days, or arranged (N31). */
export function OpenPlan({ sprint, heading }: OpenPlanProps) {
  const { members, today } = useHome()
  const isWide = useIsWide(tablet)
  const actions = usePlanActions(sprint)
  const [editing, setEditing] = useState<Task | 'new' | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [date, setDate] = useState<OpenDate | null>(null)
  const [isArranging, setArranging] = useState(false)
  const week = useWeekOf(sprint)
  const isEmpty = sprint.tasks.length === 0
  const isDraft = sprint.plannedAt === null
  const isFull = sprint.tasks.length >= limits.tasks
  const soon = daysOf(sprint).includes(today) ? today : sprint.startsOn
  const looking = { sprint, days: week.days, onEdit: setEditing, onDay: setDay, onDate: setDate }
  return (
    <>
      {heading(
        <>
          <PlanMenu
            sprint={sprint}
            also={[
              ...(isEmpty || isArranging
                ? []
                : [
                    {
                      label: t`Arrange`,
                      icon: <GripVertical />,
                      onSelect: () => setArranging(true),
                    },
                  ]),
              {
                label: t`Add a date`,
                icon: <CalendarPlus />,
                onSelect: () => setDate({ day: soon }),
              },
            ]}
          />
          {isArranging ? (
            <Button size="small" onClick={() => setArranging(false)}>
              <Trans>Done</Trans>
            </Button>
          ) : (
            !isFull && (
              <Button
                size="small"
                // A draft's own next step is the meeting.
                variant={isDraft ? 'secondary' : 'primary'}
                icon={<Plus />}
                aria-label={t`Add a task`}
                onClick={() => setEditing('new')}
              >
                {t({ message: 'Task', context: 'a button that adds one' })}
              </Button>
            )
          )}
        </>,
      )}
      {isDraft && (
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
      {isFull && (
        <p className="text-quiet">
          <Trans>
            {limits.tasks} tasks are as many as a plan can hold. Take one out before you add
            another.
          </Trans>
        </p>
      )}
      <WhoElse kind="sprint" id={sprint.id} />
      {isArranging ? (
        <div className="max-w-content">
          <ArrangeTasks sprint={sprint} actions={actions} onEdit={setEditing} />
        </div>
      ) : (
        <>
          <WeekPager {...week} />
          {isWide ? (
            <PlanTable {...looking} />
          ) : (
            <>
              <WeekStrip {...looking} />
              <PlanList {...looking} />
            </>
          )}
          {isEmpty && (
            <p className="text-quiet">
              <Trans>What do you want to do, and who does what?</Trans>
            </p>
          )}
        </>
      )}
      <WeekSettings sprint={sprint} />
      <TaskForm
        sprintId={sprint.id}
        task={editing === null || editing === 'new' ? undefined : editing}
        members={members}
        open={editing !== null}
        onClose={() => setEditing(null)}
        onSave={(fields) => {
          if (editing === 'new') actions.add(fields)
          else if (editing) actions.edit(editing, fields)
        }}
        onRemove={() => {
          if (editing !== null && editing !== 'new') actions.remove(editing)
        }}
      />
      {day && <DaySheet sprint={sprint} day={day} onClose={() => setDay(null)} />}
      {date && <DateForm {...date} onClose={() => setDate(null)} />}
    </>
  )
}

/** The week of the plan that is looked at: the one that runs, until somebody goes on to another. */
function useWeekOf(sprint: Sprint) {
  const { today } = useHome()
  const all = daysOf(sprint)
  const running = all.includes(today) ? Math.floor(all.indexOf(today) / 7) : 0
  const [chosen, choose] = useState<number | null>(null)
  const index = Math.min(chosen ?? running, sprint.weeks - 1)
  const daysOfWeek = (week: number) => all.slice(week * 7, week * 7 + 7)
  return { days: daysOfWeek(index), index, weeks: sprint.weeks, daysOfWeek, choose }
}

/** Of a plan of several weeks one is looked at. */
function WeekPager({ days, index, weeks, daysOfWeek, choose }: ReturnType<typeof useWeekOf>) {
  if (weeks === 1) return null
  const rangeOf = (shown: readonly string[]) => dayRange(shown[0]!, shown.at(-1)!)
  const step = (by: -1 | 1) => {
    const week = index + by
    const isThere = week >= 0 && week < weeks
    return {
      label: rangeOf(isThere ? daysOfWeek(week) : days),
      disabled: !isThere,
      onClick: () => choose(week),
    }
  }
  return (
    <div className="flex items-center justify-between">
      <IconButton {...step(-1)} icon={<ChevronLeft />} />
      <p role="status">{rangeOf(days)}</p>
      <IconButton {...step(1)} icon={<ChevronRight />} />
    </div>
  )
}
