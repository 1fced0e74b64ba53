import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { Plus } from '#web/ui/icons.ts'
import { useState } from 'react'
import type { FamilyDate } from '#core/dates/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { datesBetween, type DatedOn } from '#core/dates/dates.ts'
import { dayLines, dayProgress } from '#core/stand-up/day.ts'
import { daysOf } from '#core/time/sprint-days.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { longDay, shortWeekdayOf } from '#web/lib/dates.ts'
import { DaySwitches } from '#web/shared/days-here/days-here.tsx'
import { DateForm } from '#web/shared/dates/date-form.tsx'
import { DateWords } from '#web/shared/dates/date-line.tsx'
import { OutsideLines } from '#web/shared/outside-calendars/outside-lines.tsx'
import {
  eventsOn,
  useOutsideCalendars,
  type NamedEvent,
} from '#web/shared/outside-calendars/use-outside-calendars.ts'
import { DayFaces } from '#web/shared/week/day-faces.tsx'
import { dayProgressWords, usePlanDays } from '#web/shared/week/week-words.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/layout.tsx'

/** Which date the form is open for: one that is there, or a new one on a day. */
type Open = { entry?: FamilyDate; day: string }

/** The week at a glance: what is on each day, who has something to do, and how far they are. */
export function WeekGlance({ sprint }: { sprint: Sprint }) {
  const { family, sprints, today } = useHome()
  const { data: outside } = useOutsideCalendars()
  const [open, setOpen] = useState<Open | null>(null)
  const days = daysOf(sprint)
  const all = datesBetween(family, sprints, { from: sprint.startsOn, days: days.length })
  const first = days.includes(today) ? today : sprint.startsOn
  const { before, off } = usePlanDays(sprint)
  return (
    <Section
      title={t`The days`}
      action={
        <Button
          variant="secondary"
          size="small"
          icon={<Plus />}
          className="-my-2"
          onClick={() => setOpen({ day: first })}
        >
          <Trans>Add a date</Trans>
        </Button>
      }
    >
      <ul>
        {days.map((day) => (
          <Day
            key={day}
            sprint={sprint}
            day={day}
            dates={all.filter((one) => one.day === day)}
            outside={eventsOn(outside, day)}
            isBefore={before.includes(day)}
            isOff={off.includes(day)}
            onOpen={setOpen}
          />
        ))}
      </ul>
      {open && <DateForm {...open} onClose={() => setOpen(null)} />}
    </Section>
  )
}

interface DayProps {
  sprint: Sprint
  day: string
  dates: readonly DatedOn[]
  outside: readonly NamedEvent[]
  /** It was over when the week was planned. */
  isBefore: boolean
  isOff: boolean
  onOpen: (open: Open) => void
}

function Day({ sprint, day, dates, outside, isBefore, isOff, onOpen }: DayProps) {
  const { members, today } = useHome()
  const lines = dayLines(sprint, members, day)
  const isToday = day === today
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'flex items-center gap-3 py-2',
        isToday ? 'bg-surface rounded-card shadow-card -mx-3 px-3' : 'group',
        isBefore && 'text-quiet',
      )}
    >
      <p className="grid min-w-13 shrink-0 justify-items-center leading-tight">
        <span className="sr-only">{longDay(day)}</span>
        <span aria-hidden="true" className="text-small text-quiet">
          {shortWeekdayOf(day)}
        </span>
        <span
          aria-hidden="true"
          className={isBefore ? 'text-body' : 'text-title font-display font-bold'}
        >
          {Number(day.slice(8))}
        </span>
      </p>
      <div
        className={classes(
          'flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1',
          isBefore ? 'min-h-10' : 'min-h-13',
          !isToday && 'border-line border-b pb-2',
        )}
      >
        <div className="grid min-w-0 flex-1 gap-1">
          {dates.map((one) => (
            <DateOfDay key={one.date.id} one={one} onOpen={onOpen} />
          ))}
          {!isBefore && <DaySwitches day={day} />}
          <OutsideLines label={t`From other calendars`} events={outside} most={2} />
          <DayFaces lines={lines.filter(({ isFixed }) => isFixed)} />
        </div>
        <p className={classes('text-small whitespace-nowrap', !isToday && 'text-quiet')}>
          {isOff ? t`day off` : !isBefore && dayProgressWords(dayProgress(lines), day > today)}
        </p>
      </div>
    </li>
  )
}

function DateOfDay({ one, onOpen }: { one: DatedOn } & Pick<DayProps, 'onOpen'>) {
  const words = <DateWords of={one} />
  if (one.isNote) return <p className="text-marigold-ink leading-snug">{words}</p>
  return (
    <button
      type="button"
      onClick={() => onOpen({ entry: one.date, day: one.day })}
      className="text-marigold-ink rounded-small min-h-11 text-start leading-snug underline-offset-4 hover:underline"
    >
      {words}
    </button>
  )
}
