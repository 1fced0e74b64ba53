import type { Sprint } from '#core/sprint/schema.ts'
import { weekdayOf } from '#core/time/calendar.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { dayRange, tinyWeekday } from '#web/lib/dates.ts'
import { DateDot, DatesOfDay, DayName, useDatesOf, type OpenDate } from './dates-of-day.tsx'

interface WeekStripProps {
  sprint: Sprint
  days: readonly string[]
  onDay: (day: string) => void
  onDate: (date: OpenDate) => void
}

/** The week on a phone: a day with dates has a dot, and pressed it says what it holds. Today's dates stand below. */
export function WeekStrip({ sprint, days, onDay, onDate }: WeekStripProps) {
  const { today } = useHome()
  const datesOf = useDatesOf(sprint)
  return (
    <div className="grid grid-cols-1 gap-1">
      <ol
        aria-label={dayRange(days[0]!, days.at(-1)!)}
        className="bg-sunken rounded-card grid grid-cols-7 px-0.5"
      >
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onDay(day)}
              className={classes(
                'rounded-field grid min-h-16 w-full content-start justify-items-center pt-1 pb-0.5 leading-tight',
                day === today && 'bg-raised shadow-soft [&>*]:text-ink',
              )}
            >
              <DayName sprint={sprint} day={day} weekday={tinyWeekday(weekdayOf(day))} />
              {datesOf(day).hasAny && <DateDot />}
            </button>
          </li>
        ))}
      </ol>
      {days.includes(today) && <DatesOfDay {...datesOf(today)} onOpen={onDate} />}
    </div>
  )
}
