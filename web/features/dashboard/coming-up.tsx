import { t } from '#core/say.ts'
import { addDays } from '#core/time/calendar.ts'
import { datesBetween } from '#core/dates/dates.ts'
import { asking } from '#web/data/asking.tsx'
import { useHome } from '#web/data/use-home.tsx'
import { DateLine } from '#web/shared/dates/date-line.tsx'
import { OutsideLines } from '#web/shared/outside-calendars/outside-lines.tsx'
import {
  eventsAfter,
  useOutsideCalendars,
} from '#web/shared/outside-calendars/use-outside-calendars.ts'
import { List } from '#web/ui/list.tsx'

/** Days that are looked ahead. */
const ahead = 7

interface ComingUpProps {
  today: string
  /** Dates until this day are to be seen elsewhere. */
  seenUntil?: string
}

/** The dates of the next days, and what calendars from outside have on them. */
export const ComingUp = asking(({ today, seenUntil = today }: ComingUpProps) => {
  const { family, sprints } = useHome()
  const { data } = useOutsideCalendars()
  const all = datesBetween(family, sprints, { from: addDays(today, 1), days: ahead })
  const dates = all.filter(({ day }) => day > seenUntil)
  const events = eventsAfter(data, today, addDays(today, ahead))
  if (dates.length === 0 && events.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-2">
      {dates.length > 0 && (
        <List label={t`Coming up`}>
          {dates.map((one) => (
            <DateLine key={one.day + one.date.id} one={one} />
          ))}
        </List>
      )}
      <OutsideLines label={t`From other calendars`} events={events} most={4} withDay />
    </div>
  )
})
