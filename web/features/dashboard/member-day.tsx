import type { Sprint } from '#core/contract/sprint.ts'
import { progressOf, type DayTask } from '#core/domain/day.ts'
import type { Member } from '#core/domain/member.ts'
import { taskProgress } from '#core/domain/progress.ts'
import { useSend } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { MemberBadge } from '#web/parts/member-badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { Tick } from '#web/ui/tick.tsx'

interface MemberDayProps {
  sprint: Sprint
  member: Member
  tasks: readonly DayTask[]
  date: string
  /** The only card of its list takes the whole width. */
  alone: boolean
}

/** One member's tasks of a day: what is due, then what may wait. */
export function MemberDay({ sprint, member, tasks, date, alone }: MemberDayProps) {
  const { done, planned } = progressOf(tasks)
  const due = tasks.filter((task) => task.due)
  const anyDay = tasks.filter((task) => !task.due)
  const row = (task: DayTask) => (
    <TaskTick key={task.task.id} sprint={sprint} member={member} date={date} {...task} />
  )
  return (
    <Card
      as="li"
      flush
      color={member.color}
      className={classes('p-4 sm:p-5', alone && 'md:col-span-2')}
    >
      <header className="mb-1 flex items-center justify-between gap-3">
        <h3 className="font-sans tracking-normal">
          <MemberBadge member={member} />
        </h3>
        {planned > 0 && (
          <p className={classes('text-small', done === planned ? 'font-semibold' : 'text-quiet')}>
            {done === planned ? 'All done' : `${done} of ${planned} done`}
          </p>
        )}
      </header>
      {due.length > 0 && <ul aria-label={`Due, ${member.name}`}>{due.map(row)}</ul>}
      {anyDay.length > 0 && (
        <>
          <p className="text-small text-quiet mt-2 font-semibold">Any day</p>
          <ul aria-label={`Any day, ${member.name}`}>{anyDay.map(row)}</ul>
        </>
      )}
    </Card>
  )
}

interface TaskTickProps extends DayTask {
  sprint: Sprint
  member: Member
  date: string
}

/** The whole line is the target, not only the circle. */
function TaskTick({ sprint, task, done, member, date }: TaskTickProps) {
  const { toSprint } = useSend()
  const times = task.repeat.kind === 'times' ? taskProgress(sprint, task, member.id) : null
  return (
    <li>
      <label className="rounded-field hover:bg-sunken/60 -mx-2 flex items-center gap-3 px-2 py-1">
        <Tick
          label={`${task.title}, ${member.name}`}
          done={done}
          color={member.color}
          onChange={(next) =>
            void toSprint(sprint.id, {
              type: 'tick',
              taskId: task.id,
              memberId: member.id,
              date,
              done: next,
            })
          }
        />
        {task.icon && <TaskIcon name={task.icon} className="text-quiet size-7" />}
        <span className="min-w-0 flex-1 leading-snug">
          <span className={classes('transition-[color]', done && 'text-quiet line-through')}>
            {task.title}
          </span>
          {times && (
            <span className="text-small text-quiet block">
              {times.done} of {times.planned} times
            </span>
          )}
        </span>
      </label>
    </li>
  )
}
