import { t } from '#core/say.ts'
import { weekName } from '#content/week-name.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { datesBetween } from '#core/dates/dates.ts'
import type { Member } from '#core/members/member.ts'
import { dayLines, isFilled } from '#core/stand-up/day.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import { daysOf } from '#core/time/sprint-days.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { dayRange, longDay, shortWeekdayOf } from '#web/lib/dates.ts'
import { DateWords } from '#web/shared/dates/date-line.tsx'
import { usePlannedBy } from '#web/shared/meeting/say-yes.tsx'
import { DayFaces, isAllOpen } from '#web/shared/week/day-faces.tsx'
import { usePlanDays } from '#web/shared/week/week-words.ts'
import { Bar } from '#web/ui/progress.tsx'

/** The week beside today, on a screen with room for it: to look at, and nothing to press. */
export function WeekBeside({ sprint, left }: { sprint: Sprint; left: string }) {
  const { family, sprints, members, today } = useHome()
  const plannedBy = usePlannedBy(sprint)
  const { before, off } = usePlanDays(sprint)
  const datesOn = (day: string) => datesBetween(family, sprints, { from: day, days: 1 })
  /** Nothing is to be said of it but that it is everybody's. */
  const isPlain = (day: string) =>
    day !== today &&
    !off.includes(day) &&
    datesOn(day).length === 0 &&
    isAllOpen(linesOn(sprint, members, day), members)
  const days = daysOf(sprint).filter((day) => !before.includes(day))
  const plain = days.filter(isPlain)
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
        {inStretches(days, plain).map(([day, until]) => (
          <DayBeside
            key={day}
            sprint={sprint}
            day={day}
            until={until}
            dates={day === today ? [] : datesOn(day)}
            isOff={off.includes(day)}
          />
        ))}
      </ol>
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

/** What belongs to the day, and what was done on it that might have waited: the bar counts both (N34). */
const linesOn = (sprint: Sprint, members: readonly Member[], day: string) =>
  dayLines(sprint, members, day).flatMap((line) => {
    const boxes = line.isFixed ? line.boxes : line.boxes.filter(isFilled)
    return boxes.length > 0 ? { ...line, boxes } : []
  })

/** First and last of the days: plain ones that follow each other are told together. */
function inStretches(days: readonly string[], plain: readonly string[]) {
  const stretches: [first: string, last: string][] = []
  for (const day of days) {
    const before = stretches.at(-1)
    if (before && plain.includes(before[1]) && plain.includes(day)) before[1] = day
    else stretches.push([day, day])
  }
  return stretches
}

interface DayBesideProps {
  sprint: Sprint
  day: string
  /** The last of several that are alike, or the same day. */
  until: string
  /** Today’s stand beside it already. */
  dates: ReturnType<typeof datesBetween>
  isOff: boolean
}

const shortDate = (day: string) => `${shortWeekdayOf(day)} ${Number(day.slice(8))}`

function DayBeside({ sprint, day, until, dates, isOff }: DayBesideProps) {
  const { members, today } = useHome()
  const isToday = day === today
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'flex min-h-11 items-center gap-3 px-3 py-1',
        isToday ? 'bg-elephant-soft rounded-field font-semibold' : 'text-quiet',
      )}
    >
      <span className="sr-only">{until === day ? longDay(day) : dayRange(day, until)}</span>
      <span aria-hidden="true" className={classes('shrink-0', until === day && 'w-24')}>
        {until === day ? shortDate(day) : `${shortDate(day)} – ${shortDate(until)}`}
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <DayFaces lines={linesOn(sprint, members, day)} each={isToday} />
        {dates.map((one) => (
          <p key={one.date.id} className="text-small text-marigold-ink leading-snug">
            <DateWords of={one} />
          </p>
        ))}
      </div>
      {isOff && <p className="text-small whitespace-nowrap">{t`day off`}</p>}
    </li>
  )
}
