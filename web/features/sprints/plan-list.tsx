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
import { TaskCount, Whose } from './whose.tsx'

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
    <section aria-label={t`Tasks of the week`} className="grid grid-cols-1 gap-1">
      {tasksByRhythm(sprint.tasks).map(({ rhythm, title, tasks }, index) => (
        <div key={rhythm}>
          <header className="text-small flex items-baseline justify-between gap-4">
            <h2 className="text-quiet">{title}</h2>
            {index === 0 && <TaskCount sprint={sprint} />}
          </header>
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

/** So many dots are seen at once. */
const mostDots = 7

/** A dot for each of its days, a square for each time on any day; in words for who does not see them. */
function HowFar({ sprint, task, days, progress: { done, planned } }: HowFarProps) {
  const { family, today } = useHome()
  const rest = restWords(task, sprint)
  if (rest) return <p className="text-small text-quiet -mt-2 first-letter:uppercase">{rest}</p>
  const words = t`${done} of ${planned} done`
  const often = repeatWords(task.repeat, family.familyData.settings.startOfWeek)
  const hasDays = days.some(({ kind }) => kind === 'own')
  if (!hasDays && planned > mostDots)
    return <p className="text-small text-quiet -mt-2">{notesOf(often, words)}</p>
  if (!hasDays && planned < 2 && task.repeat.kind === 'once') return null
  return (
    <p
      role="img"
      aria-label={notesOf(often, words)}
      className="-mt-2 flex h-3 items-center gap-1.5 ps-0.5"
    >
      {hasDays
        ? days.map(({ day, ...one }) => <Dot key={day} {...one} isToday={day === today} />)
        : Array.from({ length: planned }, (_, index) => (
            <Square key={index} isDone={index < done} />
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
          kind === 'none' ? 'bg-line size-1.5' : 'size-2.5 border-[1.5px]',
          kind !== 'none' && (done > 0 && done === planned ? filled : 'border-edge'),
          done > 0 && done < planned && 'bg-leaf-soft border-leaf',
          isToday && 'outline-elephant outline-2 outline-offset-1',
        )}
      />
    </span>
  )
}

const Square = ({ isDone }: { isDone: boolean }) => (
  <span
    className={classes('size-2.5 rounded-[3px] border-[1.5px]', isDone ? filled : 'border-edge')}
  />
)
