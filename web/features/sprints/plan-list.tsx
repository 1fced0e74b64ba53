import { t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { taskProgress } from '#core/tasks/progress.ts'
import type { Task } from '#core/tasks/schema.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { notesOf } from '#web/lib/words.ts'
import { repeatWords, restWords } from '#web/shared/tasks/task-words.ts'
import { CircleCheck } from '#web/ui/icons.ts'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { tasksByRhythm, weekOfTasks, type TaskDay } from './week-of-tasks.ts'
import { TooMuch, Whose } from './whose.tsx'
import { usePlanWeek } from '#web/shared/week/week-words.ts'

interface PlanListProps {
  sprint: Sprint
  /** Of the week that is looked at. */
  days: readonly string[]
  onEdit: (task: Task) => void
}

/** The plan on a phone: what, on which of the days, whose. Pressed, a line says the rest and can be changed. */
export function PlanList({ sprint, days, onEdit }: PlanListProps) {
  const { members } = useHome()
  const week = weekOfTasks(sprint, members, days)
  return (
    <section aria-label={t`Tasks of the week`} className="grid grid-cols-1 gap-5">
      <TooMuch sprint={sprint} />
      {tasksByRhythm(sprint.tasks).map(({ rhythm, title, tasks }) => (
        <div key={rhythm}>
          <h2 className="text-small text-quiet">{title}</h2>
          <List as="ol" label={title}>
            {tasks.map((task) => (
              <PlanLine
                key={task.id}
                sprint={sprint}
                task={task}
                days={week.get(task.id) ?? []}
                onEdit={() => onEdit(task)}
              />
            ))}
          </List>
        </div>
      ))}
    </section>
  )
}

interface PlanLineProps {
  sprint: Sprint
  task: Task
  days: readonly TaskDay[]
  onEdit: () => void
}

function PlanLine({ sprint, task, days, onEdit }: PlanLineProps) {
  const { members } = useHome()
  const progress = taskProgress(sprint, task, members)
  const isDone = progress.planned > 0 && progress.done === progress.planned
  return (
    <li className="relative flex min-h-14 items-center gap-3">
      <TaskIcon name={task.icon} className="text-quiet size-6.5 shrink-0" />
      <div className="min-w-0 flex-1 py-1">
        <button
          type="button"
          aria-label={t`Change: ${task.title}`}
          onClick={onEdit}
          className={classes(
            // The whole line can be pressed.
            'rounded-small min-h-11 w-full py-2 text-start leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline',
            isDone && 'text-quiet',
          )}
        >
          <bdi>{task.title}</bdi>
        </button>
        <HowFar {...{ sprint, task, days, progress }} />
      </div>
      <Whose sprint={sprint} task={task} />
      {isDone && <CircleCheck className="text-leaf-ink shrink-0" />}
    </li>
  )
}

interface HowFarProps extends Omit<PlanLineProps, 'onEdit'> {
  progress: ReturnType<typeof taskProgress>
}

/** A dot for each of its days, in words for who does not see them; words alone where any day will do. */
function HowFar({ sprint, task, days, progress: { done, planned } }: HowFarProps) {
  const { today } = useHome()
  const week = usePlanWeek(sprint)
  const rest = restWords(task, sprint)
  if (rest) return <p className="text-small text-quiet -mt-2 first-letter:uppercase">{rest}</p>
  const hasDays = days.some(({ kind }) => kind === 'own')
  if (!hasDays && planned < 2 && task.repeat.kind === 'once') return null
  if (!hasDays)
    return <p className="text-small text-quiet -mt-2">{t`${done} of ${planned}, any day`}</p>
  const often = repeatWords(task.repeat, week)
  return (
    <p
      role="img"
      aria-label={notesOf(often, t`${done} of ${planned} done`)}
      className="-mt-2 flex h-3 items-center gap-1.5 ps-0.5"
    >
      {days.map(({ day, ...one }) => (
        <Dot key={day} {...one} isToday={day === today} />
      ))}
    </p>
  )
}

const filled = 'border-leaf bg-leaf forced-colors:bg-[CanvasText]'

function Dot({ kind, done, planned, isToday }: Omit<TaskDay, 'day'> & { isToday: boolean }) {
  return (
    <span className="grid size-2.5 place-items-center">
      <span
        className={classes(
          'rounded-full',
          kind === 'none' ? 'size-2' : 'size-2.5 border-[1.5px]',
          kind !== 'none' && (done > 0 && done === planned ? filled : 'border-edge'),
          done > 0 && done < planned && 'bg-leaf-soft border-leaf',
          isToday && 'outline-elephant outline-2 outline-offset-1',
        )}
      />
    </span>
  )
}
