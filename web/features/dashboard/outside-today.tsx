import { OutsideLines } from '#web/shared/outside-calendars/outside-lines.tsx'
import {
  eventsOn,
  useOutsideCalendars,
} from '#web/shared/outside-calendars/use-outside-calendars.ts'
import { outsideLines } from './outside-room.tsx'

/** What calendars from outside have today. */
export function OutsideToday({ day }: { day: string }) {
  const { data } = useOutsideCalendars()
  return (
    <OutsideLines
      label="From other calendars today"
      events={eventsOn(data, day)}
      most={outsideLines}
    />
  )
}
