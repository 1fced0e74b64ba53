import { t } from '#core/say.ts'
import type { ReactNode } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { weekdayOf } from '#core/time/calendar.ts'
import { taskProgress, type Progress } from '#core/tasks/progress.ts'
import type { Task } from '#core/tasks/schema.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { oneLetterOf } from '#web/lib/dates.ts'
import { notesOf } from '#web/lib/words.ts'
import { repeatWords, restWords } from '#web/shared/tasks/task-words.ts'
import { Check } from '#web/ui/icons.ts'
import { List } from '#web/ui/list.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { isCounted, tasksByRhythm, weekOfTasks, type TaskDay } from './week-of-tasks.ts'
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
  const rest = restWords(task, sprint)
  const isByDays = !rest && days.some(({ kind }) => kind === 'own')
  const often = repeatWords(task.repeat, usePlanWeek(sprint))
  const words = rest || (!isByDays && anyDayWords(task, progress, often))
  return (
    <li className="relative">
      <div className="flex min-h-14 items-center gap-3 py-1">
        <TaskIcon name={task.icon} className="text-quiet size-6.5 shrink-0" />
        <div className="min-w-0 flex-1">
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
          {words && <p className="text-small text-quiet -mt-2 first-letter:uppercase">{words}</p>}
        </div>
        <Whose sprint={sprint} task={task} />
        {isDone && !isByDays && (
          <Disc className={whole}>
            <span className="sr-only">{t({ message: 'done', context: 'a task' })}</span>
            {check}
          </Disc>
        )}
      </div>
      {isByDays && <Days {...{ days, progress, often }} />}
    </li>
  )
}

/** How far it is where any day will do, or how often it comes as long as nothing of it is done. */
function anyDayWords(task: Task, progress: Progress, often: string) {
  const { done, planned } = progress
  if (!isCounted(task, progress)) return task.repeat.kind !== 'once' && often
  return done === 0 ? often : t`${done} of ${planned}`
}

interface DaysProps extends Pick<PlanLineProps, 'days'> {
  progress: Progress
  often: string
}

/** Its days by their letters, below those of the strip, until they are done; in words for who does not see them. */
function Days({ days, progress: { done, planned }, often }: DaysProps) {
  const { today } = useHome()
  return (
    <p
      role="img"
      aria-label={notesOf(often, t`${done} of ${planned} done`)}
      className="grid grid-cols-7 place-items-center px-0.5 pb-2"
    >
      {days.map((one) => (
        <Dot key={one.day} {...one} isToday={one.day === today} />
      ))}
    </p>
  )
}

/** All of it is done: the sign that Today's rings have. */
const whole =
  'border-leaf bg-leaf text-on-leaf forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
const check = <Check className="size-4.5" strokeWidth={3} />

function Dot({ day, kind, done, planned, isToday }: TaskDay & { isToday: boolean }) {
  if (kind === 'none') return <span />
  const isWhole = done > 0 && done === planned
  return (
    <Disc
      className={classes(
        isWhole
          ? whole
          : done > 0
            ? 'bg-leaf-soft border-leaf text-leaf-ink'
            : 'border-edge text-quiet',
        isToday && 'outline-elephant outline-2 outline-offset-1',
      )}
    >
      {isWhole ? check : oneLetterOf(weekdayOf(day))}
    </Disc>
  )
}

const Disc = ({ className, children }: { className: string; children: ReactNode }) => (
  <span
    className={classes(
      'rounded-full text-tiny grid size-8 shrink-0 place-items-center border-[1.5px] leading-none font-semibold',
      className,
    )}
  >
    {children}
  </span>
)
