import { ChevronDown } from 'lucide-react'
import { memo, type CSSProperties } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import { progressOf, type DayTask } from '#core/domain/day.ts'
import type { Member } from '#core/domain/member.ts'
import { taskProgress } from '#core/domain/progress.ts'
import { useSend } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { MemberBadge } from '#web/features/dashboard/member-badge.tsx'
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
  /** The tasks show when somebody opens the card. */
  folded: boolean
}

/** One member's tasks of a day: what is due, then what may wait. */
export function MemberDay({ sprint, member, tasks, date, alone, folded }: MemberDayProps) {
  const due = tasks.filter((task) => task.due)
  const anyDay = tasks.filter((task) => !task.due)
  const row = (task: DayTask) => (
    <TaskTick key={task.task.id} sprint={sprint} member={member} date={date} {...task} />
  )
  const lists = (
    <>
      {due.length > 0 && <ul aria-label={`Due, ${member.name}`}>{due.map(row)}</ul>}
      {anyDay.length > 0 && (
        <>
          <p className="text-small text-quiet mt-2 font-semibold">Any day</p>
          <ul aria-label={`Any day, ${member.name}`}>{anyDay.map(row)}</ul>
        </>
      )}
    </>
  )
  const head = <Head member={member} tasks={tasks} />
  return (
    <Card
      as="li"
      flush
      className={classes('p-4 sm:p-5', alone && 'md:col-span-2')}
      {...(!folded && { style: drawnInView(tasks.length) })}
    >
      {folded ? (
        <details className="group">
          <summary className="rounded-field flex list-none items-center gap-2 [&::-webkit-details-marker]:hidden">
            {head}
            <ChevronDown
              aria-hidden="true"
              className="text-quiet size-5 shrink-0 transition-[rotate] group-open:rotate-180"
            />
          </summary>
          <div className="pt-1">{lists}</div>
        </details>
      ) : (
        <>
          <div className="mb-1 flex">{head}</div>
          {lists}
        </>
      )}
    </Card>
  )
}

/** A card further down is not drawn before somebody scrolls there: this keeps its place, in rem. */
const drawnInView = (lines: number): CSSProperties => ({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${5 + lines * 3.5}rem`,
})

function Head({ member, tasks }: Pick<MemberDayProps, 'member' | 'tasks'>) {
  const { done, planned } = progressOf(tasks)
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
      <h3 className="flex min-w-0 font-sans tracking-normal">
        <MemberBadge member={member} />
      </h3>
      {planned > 0 && (
        <p
          className={classes(
            'text-small whitespace-nowrap',
            done === planned ? 'font-semibold' : 'text-quiet',
          )}
        >
          {done === planned ? 'Done for the day' : `${done} of ${planned} done`}
        </p>
      )}
    </div>
  )
}

interface TaskTickProps extends DayTask {
  sprint: Sprint
  member: Member
  date: string
}

/** The line of a box that somebody else ticked stays as it is: a phone has sixty of them. */
const TaskTick = memo(
  TaskLine,
  (one, other) =>
    one.task === other.task &&
    one.done === other.done &&
    one.date === other.date &&
    sameFields(one.member, other.member, ['id', 'name', 'color']) &&
    sameFields(one.sprint, other.sprint, ['id', 'startsOn', 'weeks', 'pausedDates']),
)

function sameFields<T>(one: T, other: T, fields: readonly (keyof T)[]): boolean {
  return fields.every((field) => one[field] === other[field])
}

/** The whole line is the target, not only the circle. */
function TaskLine({ sprint, task, done, member, date }: TaskTickProps) {
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
