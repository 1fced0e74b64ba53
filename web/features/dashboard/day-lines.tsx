import { memo } from 'react'
import type { Sprint } from '#core/contract/sprint.ts'
import type { DayLine } from '#core/domain/day.ts'
import type { Member } from '#core/domain/member.ts'
import { taskProgress } from '#core/domain/progress.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { FaceTicks, lineWords } from '#web/shared/tasks/face-ticks.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

interface DayLinesProps {
  sprint: Sprint
  date: string
  lines: readonly DayLine[]
  label: string
}

/** Tasks as lines, with the faces that tick them. */
export function DayLines({ sprint, lines, date, label }: DayLinesProps) {
  return (
    <ul aria-label={label}>
      {lines.map((line) => (
        <Line key={line.task.id} sprint={sprint} line={line} date={date} />
      ))}
    </ul>
  )
}

type LineProps = Pick<DayLinesProps, 'sprint' | 'date'> & { line: DayLine }

/** A line that nobody ticked stays as it is: a phone may have sixty of them. */
const Line = memo(
  TaskLine,
  (one, other) =>
    one.line.task === other.line.task &&
    one.date === other.date &&
    one.sprint.id === other.sprint.id &&
    one.line.turn === other.line.turn &&
    boxesOf(one.line) === boxesOf(other.line),
)

/** Whose boxes there are and who ticked them: on the phone of somebody else they are other ones. */
const boxesOf = ({ boxes }: DayLine) =>
  boxes.map(({ memberIds, doneBy }) => `${memberIds.join()} ${doneBy.join()}`).join()

function TaskLine({ sprint, line, date }: LineProps) {
  const { members } = useFamily()
  const { task, boxes } = line
  const isDone = boxes.every(({ doneBy }) => doneBy.length > 0)
  const words = [timesWords(sprint, line, members), lineWords(line, members)]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="group isolate flex items-center gap-3">
      <span className="text-quiet grid w-8 shrink-0 place-items-center self-stretch">
        <TaskIcon name={task.icon} className="size-7" />
      </span>
      <div className="border-line flex min-h-15 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 border-t py-1.5 group-first:border-t-0">
        <p className="min-w-24 flex-1 leading-snug">
          <bdi className={classes('line-clamp-2', isDone && 'text-quiet')}>{task.title}</bdi>
          {words && <span className="text-small text-quiet block leading-tight">{words}</span>}
        </p>
        <FaceTicks sprint={sprint} line={line} date={date} />
      </div>
    </li>
  )
}

/** "1 of 2" of what is done some times a week. */
function timesWords(
  sprint: Sprint,
  { task, boxes, isFixed }: DayLine,
  members: readonly Member[],
): string | null {
  if (isFixed || task.repeat.kind !== 'times') return null
  const ids = boxes.flatMap(({ memberIds }) => memberIds)
  const people = members.filter(({ id }) => ids.includes(id))
  const { done, planned } = taskProgress(sprint, task, people)
  return `${done} of ${planned}`
}
