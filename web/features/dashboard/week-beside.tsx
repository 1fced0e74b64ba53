import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { datesBetween } from '#core/dates/dates.ts'
import { anyDayProgress } from '#core/stand-up/any-day.ts'
import { dayLines } from '#core/stand-up/day.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { daysOf, endOf } from '#core/time/sprint-days.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { longDay, shortWeekdayOf } from '#web/lib/dates.ts'
import { DateWords } from '#web/shared/dates/date-line.tsx'
import { usePlannedBy } from '#web/shared/meeting/say-yes.tsx'
import { DayFaces } from '#web/shared/week/day-faces.tsx'
import { dayProgressWords, usePlanDays } from '#web/shared/week/week-words.ts'
import { Bar } from '#web/ui/progress.tsx'
import { ComingUp } from './coming-up.tsx'

/** The week beside today, on a screen with room for it: to look at, and nothing to press. */
export function WeekBeside({ sprint, left }: { sprint: Sprint; left: string }) {
  const { today } = useHome()
  const plannedBy = usePlannedBy(sprint)
  const { before, off } = usePlanDays(sprint)
  return (
    <section aria-labelledby="week" className="grid grid-cols-1 gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="week" className="text-title">
          {weekName(sprint.name)}
        </h2>
        <p className="text-quiet">{left}</p>
      </header>
      {plannedBy && <p className="text-small">{plannedBy}</p>}
      <WeekBar sprint={sprint} />
      <ol>
        {daysOf(sprint)
          .filter((day) => !before.includes(day))
          .map((day) => (
            <DayBeside key={day} sprint={sprint} day={day} isOff={off.includes(day)} />
          ))}
        <AnyDayBeside sprint={sprint} />
      </ol>
      <ComingUp today={today} seenUntil={endOf(sprint)} />
    </section>
  )
}

/** How far the week is, by what is ticked, as its days are; nobody needs to read a nought as it begins. */
export function WeekBar({ sprint }: { sprint: Sprint }) {
  const { members } = useHome()
  const { done, planned } = sprintProgress(sprint, members)
  if (done === 0) return null
  const words = t`${done} of ${planned} done`
  return <Bar value={done} max={planned} label={words} words={words} />
}

/** What is done of all that belongs to no day: with the days above it is what the bar says. */
function AnyDayBeside({ sprint }: { sprint: Sprint }) {
  const { members } = useHome()
  const progress = anyDayProgress(sprint, members)
  if (progress.done === 0) return null
  return (
    <li className="text-quiet flex min-h-12 items-center justify-between gap-3 px-3 py-1.5">
      {t`Any day this week`}
      <span className="text-small whitespace-nowrap">{dayProgressWords(progress, false)}</span>
    </li>
  )
}

function DayBeside({ sprint, day, isOff }: { sprint: Sprint; day: string; isOff: boolean }) {
  const { family, sprints, members, today } = useHome()
  const lines = dayLines(sprint, members, day)
  const isToday = day === today
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'flex min-h-11 items-center gap-3 px-3 py-1',
        isToday ? 'bg-elephant-soft rounded-field font-semibold' : 'text-quiet',
      )}
    >
      <span className="sr-only">{longDay(day)}</span>
      <span aria-hidden="true" className="w-16 shrink-0">
        {shortWeekdayOf(day)} {Number(day.slice(8))}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <DayFaces lines={lines.filter(({ isFixed }) => isFixed)} />
        {/* Today’s stand beside it already. */}
        {!isToday &&
          datesBetween(family, sprints, { from: day, days: 1 }).map((one) => (
            <p key={one.date.id} className="text-small text-marigold-ink leading-snug">
              <DateWords of={one} />
            </p>
          ))}
      </div>
      {isOff && <p className="text-small whitespace-nowrap">{t`day off`}</p>}
    </li>
  )
}
