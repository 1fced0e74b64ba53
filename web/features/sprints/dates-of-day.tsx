import { t } from '#core/say.ts'
import { datesBetween, type DatedOn } from '#core/dates/dates.ts'
import type { FamilyDate } from '#core/dates/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { daysOf } from '#core/time/sprint-days.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { longDay } from '#web/lib/dates.ts'
import { DateWords } from '#web/shared/dates/date-line.tsx'
import { OutsideLines } from '#web/shared/outside-calendars/outside-lines.tsx'
import {
  eventsOn,
  useOutsideCalendars,
  type NamedEvent,
} from '#web/shared/outside-calendars/use-outside-calendars.ts'
import { CalendarDays, Moon } from '#web/ui/icons.ts'

/** Which date the form is open for: one that is there, or a new one on a day. */
export type OpenDate = { entry?: FamilyDate; day: string }

interface DatesOfDayProps {
  dates: readonly DatedOn[]
  outside: readonly NamedEvent[]
  /** In the column of its day there is no room for more than its words. */
  inColumn?: boolean
  onOpen: (date: OpenDate) => void
}

/** What each day of the plan has: the family's own dates, and those of calendars from outside. */
export function useDatesOf(sprint: Sprint) {
  const { family, sprints } = useHome()
  const { data } = useOutsideCalendars()
  const all = datesBetween(family, sprints, {
    from: sprint.startsOn,
    days: daysOf(sprint).length,
  })
  return (day: string) => {
    const dates = all.filter((one) => one.day === day)
    const outside = eventsOn(data, day)
    return { dates, outside, hasAny: dates.length + outside.length > 0 }
  }
}

/** The dates of one day; the family's own can be changed. */
export function DatesOfDay({ dates, outside, inColumn = false, onOpen }: DatesOfDayProps) {
  return (
    <div className="grid grid-cols-1 gap-1 empty:hidden">
      {dates.map((one) =>
        one.isNote ? (
          <p key={one.date.id} className="text-marigold-ink content-center leading-snug">
            <DateWords of={one} />
          </p>
        ) : (
          <button
            key={one.date.id}
            type="button"
            onClick={() => onOpen({ entry: one.date, day: one.day })}
            className={classes(
              'bg-marigold-soft text-marigold-ink rounded-field hover:underline flex min-h-11 items-center gap-3 text-start hyphens-auto leading-snug underline-offset-4',
              inColumn ? 'px-1.5 py-1' : 'px-4 py-2',
            )}
          >
            {!inColumn && <CalendarDays className="size-6 shrink-0" />}
            <span className="min-w-0">
              <DateWords of={one} />
            </span>
          </button>
        ),
      )}
      <OutsideLines label={t`From other calendars`} events={outside} most={2} />
    </div>
  )
}

/** That a day has dates, where it has no room for their words: pressed it says them. */
export const DateDot = () => (
  <span
    aria-hidden="true"
    className="bg-marigold rounded-full size-1.5 forced-colors:bg-[CanvasText]"
  />
)

interface DayNameProps {
  sprint: Sprint
  day: string
  /** As short as its place asks for. */
  weekday: string
}

/** A day at the head of its column: gone days are quiet, and one to come that is off has a moon. */
export function DayName({ sprint, day, weekday }: DayNameProps) {
  const { today } = useHome()
  const isOff = day >= today && sprint.pausedDates.includes(day)
  return (
    <>
      <span className="sr-only">
        {longDay(day)}
        {isOff && `, ${t`day off`}`}
      </span>
      <span aria-hidden="true" className="text-small text-quiet">
        {weekday}
      </span>
      <span
        aria-hidden="true"
        className={classes(
          'font-display flex items-center gap-0.5 text-lead',
          day < today ? 'text-quiet font-normal' : 'font-bold',
        )}
      >
        {Number(day.slice(8))}
        {isOff && <Moon className="text-quiet size-3.5" />}
      </span>
    </>
  )
}
