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
import { shortWeekdayOf, weekdayName } from '#web/lib/dates.ts'
import { rowOf } from '#web/lib/words.ts'
import { DateWords } from '#web/shared/dates/date-line.tsx'
import { AvatarRow, EveryonePill } from '#web/ui/avatar/avatar.tsx'
import { usePlanDays } from './week-words.ts'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

/** The first week of a plan as it is so far, each task once, with its days: to look at beside a meeting's question. */
export function WeekSoFar({ sprint }: { sprint: Sprint }) {
  const { family, sprints, members } = useHome()
  const { before } = usePlanDays(sprint)
  const days = daysOf(sprint)
    .slice(0, 7)
    .filter((day) => !before.includes(day))
  const fixed = days.map((day) => dayLines(sprint, members, day).filter(({ isFixed }) => isFixed))
  const eachDay = days.join(' ')
  const due = sprint.tasks
    .filter((task) => isDue(task, sprint))
    .map((task) => ({
      task,
      /** Its days as one key; what may be done on any of them has none. */
      when: days.filter((_, at) => fixed[at]!.some((line) => line.task.id === task.id)).join(' '),
    }))
  const ownDays = [...days, ...due.map(({ when }) => when)].toSorted()
  const rows = [...new Set([eachDay, '', ...ownDays])]
    .map((when) => ({
      when,
      tasks: due.filter((one) => one.when === when).map(({ task }) => task),
      dates: days.includes(when) ? datesBetween(family, sprints, { from: when, days: 1 }) : [],
    }))
    .filter(({ tasks, dates }) => tasks.length + dates.length > 0)
  const nameOfRow = (when: string) => {
    if (when === '') return t`Any day`
    if (when === eachDay && days.length > 1) return t`Every day`
    const its = when.split(' ')
    return (
      <>
        <span className="sr-only">{rowOf(its.map(weekdayName))}</span>
        <span aria-hidden="true">{rowOf(its.map(shortWeekdayOf))}</span>
      </>
    )
  }
  return (
    <section aria-labelledby="week-so-far" className="text-small grid grid-cols-1 gap-1">
      <h2 id="week-so-far" className="text-lead font-bold">
        {sprint.plannedAt === null ? t`The plan so far` : t`The whole plan`}
      </h2>
      <List>
        {rows.map(({ when, tasks, dates }) => (
          <Row key={when} name={nameOfRow(when)}>
            {dates.map((one) => (
              <span key={one.date.id} className="text-marigold-ink">
                <DateWords of={one} />
              </span>
            ))}
            {tasks.map((task) => (
              <Planned
                key={task.id}
                task={task}
                memberIds={ownersOf(task, members, sprint).map(({ id }) => id)}
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
      <span className="w-24 shrink-0 font-semibold">{name}</span>
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
