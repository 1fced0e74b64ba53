import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { ReactNode } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import { sprintProgress, taskProgress, type Progress } from '#core/tasks/progress.ts'
import type { Task } from '#core/tasks/schema.ts'
import { weekdayOf } from '#core/time/calendar.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { shortWeekdayOf, tinyWeekday } from '#web/lib/dates.ts'
import { useIsWide } from '#web/lib/use-is-wide.ts'
import { restWords } from '#web/shared/tasks/task-words.ts'
import { dayProgressWords } from '#web/shared/week/week-words.ts'
import { Check } from '#web/ui/icons.ts'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { DateDot, DatesOfDay, DayName, useDatesOf, type OpenDate } from './dates-of-day.tsx'
import { isCounted, tasksByRhythm, weekOfTasks, type TaskDay } from './week-of-tasks.ts'
import { TooMuch, Whose } from './whose.tsx'

interface PlanTableProps {
  sprint: Sprint
  /** Of the week that is looked at. */
  days: readonly string[]
  onEdit: (task: Task) => void
  onDay: (day: string) => void
  onDate: (date: OpenDate) => void
}

/**
 * The plan where there is room: tasks down, days across, today's column raised. To look at; ticks are Today's.
 * On a tablet a day's column is too narrow for the words of its dates: they stand as on a phone.
 */
export function PlanTable({ sprint, days, onEdit, onDay, onDate }: PlanTableProps) {
  const { members, today } = useHome()
  const datesOf = useDatesOf(sprint)
  const week = weekOfTasks(sprint, members, days)
  const isWide = useIsWide()
  const hasBegun = sprintProgress(sprint, members).done > 0
  const row = (cell: (day: string, index: number) => ReactNode, end: ReactNode = null) => (
    <>
      {days.map((day, index) => (
        <td key={day} className={classes('text-tiny p-1', day === today && todays)}>
          {cell(day, index)}
        </td>
      ))}
      <td className="text-small text-quiet text-end">{end}</td>
    </>
  )
  return (
    <div className="grid grid-cols-1 gap-2">
      {!isWide && days.includes(today) && <DatesOfDay {...datesOf(today)} onOpen={onDate} />}
      <table aria-label={t`Tasks of the week`} className="w-full table-fixed border-collapse">
        <thead>
          <tr className={ruled}>
            <td className="w-2/5 pb-2 align-bottom lg:w-1/3">
              <TooMuch sprint={sprint} />
            </td>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? 'date' : undefined}
                className={classes(
                  'rounded-t-card p-1 align-top font-normal',
                  day === today && todays,
                )}
              >
                <button
                  type="button"
                  onClick={() => onDay(day)}
                  className="rounded-field hover:bg-sunken grid min-h-13 w-full content-start justify-items-center leading-tight"
                >
                  <DayName
                    sprint={sprint}
                    day={day}
                    weekday={isWide ? shortWeekdayOf(day) : tinyWeekday(weekdayOf(day))}
                  />
                  {!isWide && datesOf(day).hasAny && <DateDot />}
                </button>
              </th>
            ))}
            <th scope="col" className="w-14">
              <span className="sr-only">{t({ message: 'Done', context: 'a task' })}</span>
            </th>
          </tr>
        </thead>
        {isWide && days.some((day) => datesOf(day).hasAny) && (
          <tbody>
            <tr className={ruled}>
              <th scope="row" className={groupName}>
                <Trans>Dates</Trans>
              </th>
              {row((day) => (
                <DatesOfDay {...datesOf(day)} inColumn onOpen={onDate} />
              ))}
            </tr>
          </tbody>
        )}
        {tasksByRhythm(sprint.tasks).map(({ rhythm, title, tasks }) => (
          <tbody key={rhythm}>
            {/* What has days says them by its discs. */}
            {rhythm === 'any-day' && (
              <tr className={ruled}>
                <th scope="rowgroup" className={groupName}>
                  {title}
                </th>
                {row(() => null)}
              </tr>
            )}
            {tasks.map((task) => {
              const rest = restWords(task, sprint)
              const marks = week.get(task.id) ?? []
              return (
                <tr key={task.id} className={ruled}>
                  <TaskHead {...{ sprint, task, onEdit }} />
                  {rest ? (
                    <td
                      colSpan={days.length + 1}
                      className="text-small text-quiet ps-4 first-letter:uppercase"
                    >
                      {rest}
                    </td>
                  ) : (
                    row(
                      (_, index) => <DayMark {...marks[index]!} today={today} />,
                      sumWords(task, taskProgress(sprint, task, members), {
                        isAnyDay: rhythm === 'any-day',
                        hasBegun,
                      }),
                    )
                  )}
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Before anything of the plan is done only what has no days says how often; from then on all of them say how much. */
const sumWords = (
  task: Task,
  progress: Progress,
  { isAnyDay, hasBegun }: { isAnyDay: boolean; hasBegun: boolean },
) => isCounted(task, progress) && (hasBegun || isAnyDay) && dayProgressWords(progress, !hasBegun)

const ruled = 'border-line h-11 border-b'
const groupName = 'text-small text-quiet text-start font-semibold'
const todays = 'bg-elephant-soft forced-colors:border-x-2 forced-colors:border-[Highlight]'

interface TaskHeadProps extends Pick<PlanTableProps, 'sprint' | 'onEdit'> {
  task: Task
}

/** Whose it is stands with its name, so that both are read before a cell. */
function TaskHead({ sprint, task, onEdit }: TaskHeadProps) {
  const { members } = useHome()
  const { done, planned } = taskProgress(sprint, task, members)
  return (
    <th scope="row" className="pe-4 text-start font-normal">
      <div className="flex items-center gap-3">
        <TaskIcon name={task.icon} className="text-quiet size-6 shrink-0" />
        <button
          type="button"
          aria-label={t`Change: ${task.title}`}
          onClick={() => onEdit(task)}
          className={classes(
            'rounded-small min-h-11 min-w-0 flex-1 py-1 text-start leading-snug underline-offset-4 hover:underline',
            planned > 0 && done === planned && 'text-quiet',
          )}
        >
          <bdi>{task.title}</bdi>
        </button>
        <Whose sprint={sprint} task={task} />
      </div>
    </th>
  )
}

/** What a day holds of a task: done, some of it done, to do, still to come, or any day. */
function DayMark({ day, kind, done, planned, today }: TaskDay & { today: string }) {
  const isPast = day < today
  if (done > 0 && done === planned)
    return (
      <Mark
        words={t({ message: 'done', context: 'a task' })}
        className="bg-leaf text-on-leaf forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
      >
        <Check className="size-4.5" strokeWidth={3} />
      </Mark>
    )
  if (done > 0)
    return (
      <Mark words={t`${done} of ${planned} done`} className="border-leaf text-tiny border-2">
        {`${done}/${planned}`}
      </Mark>
    )
  if (kind === 'none' || (kind === 'any' && isPast)) return null
  if (kind === 'any')
    return (
      <>
        <span className="border-edge block border-t-2 border-dotted" />
        <span className="sr-only">
          <Trans>any day</Trans>
        </span>
      </>
    )
  return (
    <Mark
      words={dayProgressWords({ done, planned }, true)}
      className={classes(
        'border-2',
        isPast ? 'border-line' : 'border-edge',
        day > today && 'border-dashed',
      )}
    />
  )
}

function Mark({
  words,
  className,
  children,
}: {
  words: string
  className: string
  children?: ReactNode
}) {
  return (
    <>
      <span className="sr-only">{words}</span>
      <span
        aria-hidden="true"
        className={classes(
          'rounded-full mx-auto grid size-7.5 place-items-center font-semibold',
          className,
        )}
      >
        {children}
      </span>
    </>
  )
}
