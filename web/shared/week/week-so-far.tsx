import { t } from '#core/say.ts'
import type { ReactNode } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { datesBetween } from '#core/dates/dates.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { youngestFirst } from '#core/members/member.ts'
import { ownersOf } from '#core/tasks/task.ts'
import { isDue } from '#core/tasks/seldom.ts'
import { daysOf } from '#core/time/sprint-days.ts'
import { useHome } from '#web/data/use-home.tsx'
import { longDay, shortWeekdayOf } from '#web/lib/dates.ts'
import { DateWords } from '#web/shared/dates/date-line.tsx'
import { AvatarRow, EveryonePill } from '#web/ui/avatar/avatar.tsx'
import { usePlanDays } from './week-words.ts'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

/** The first week of a plan as it is so far, what comes each day and what may be done on any day first: to look at beside a meeting's question. */
export function WeekSoFar({ sprint }: { sprint: Sprint }) {
  const { family, sprints, members } = useHome()
  const { before } = usePlanDays(sprint)
  const days = daysOf(sprint)
    .slice(0, 7)
    .filter((day) => !before.includes(day))
    .map((day) => ({
      day,
      lines: dayLines(sprint, members, day).filter(({ isFixed }) => isFixed),
      dates: datesBetween(family, sprints, { from: day, days: 1 }),
    }))
  const fixedDays = ({ id }: Task) =>
    days.filter(({ lines }) => lines.some(({ task }) => task.id === id)).length
  const due = sprint.tasks.filter((task) => isDue(task, sprint))
  // What comes each day is said once.
  const eachDay = due.filter((task) => days.length > 1 && fixedDays(task) === days.length)
  // Days that hold nothing of their own are not told.
  const ownDays = days
    .map((one) => ({
      ...one,
      lines: one.lines.filter(({ task }) => !eachDay.some(({ id }) => id === task.id)),
    }))
    .filter(({ lines, dates }) => lines.length + dates.length > 0)
  const anyDay = due.filter((task) => fixedDays(task) === 0)
  const planned = (task: Task) => (
    <Planned
      key={task.id}
      task={task}
      memberIds={ownersOf(task, members, sprint).map(({ id }) => id)}
    />
  )
  return (
    <section aria-labelledby="week-so-far" className="text-small grid grid-cols-1 gap-1">
      <h2 id="week-so-far" className="text-lead font-bold">
        {sprint.plannedAt === null ? t`The plan so far` : t`The whole plan`}
      </h2>
      <List>
        {eachDay.length > 0 && <Row name={t`Every day`}>{eachDay.map(planned)}</Row>}
        {anyDay.length > 0 && <Row name={t`Any day`}>{anyDay.map(planned)}</Row>}
        {ownDays.map(({ day, lines, dates }) => (
          <Row
            key={day}
            name={
              <>
                <span className="sr-only">{longDay(day)}</span>
                <span aria-hidden="true">{shortWeekdayOf(day)}</span>
              </>
            }
          >
            {dates.map((one) => (
              <span key={one.date.id} className="text-marigold-ink">
                <DateWords of={one} />
              </span>
            ))}
            {lines.map(({ task, boxes }) => (
              <Planned
                key={task.id}
                task={task}
                memberIds={boxes.flatMap(({ memberIds }) => memberIds)}
              />
            ))}
          </Row>
        ))}
      </List>
    </section>
  )
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="flex min-h-11 gap-3 py-1.5 leading-snug">
      <span className="w-20 shrink-0 font-semibold">{name}</span>
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-y-1">{children}</span>
    </li>
  )
}

function Planned({ task, memberIds }: { task: Task; memberIds: readonly string[] }) {
  const { family, today } = useHome()
  return (
    <span className="flex items-start gap-1.5">
      <TaskIcon name={task.icon} className="text-quiet mt-0.5 size-5" />
      <bdi className="min-w-0 flex-1">{task.title}</bdi>
      {task.owners === 'everyone' && memberIds.length > 1 ? (
        <EveryonePill of={memberIds.length} className="bg-elephant-soft text-elephant-ink" />
      ) : (
        <AvatarRow
          size="tiny"
          members={youngestFirst(family.familyData, today).filter(({ id }) =>
            memberIds.includes(id),
          )}
        />
      )}
    </span>
  )
}
