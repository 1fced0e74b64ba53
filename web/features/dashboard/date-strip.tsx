import { CalendarDays } from 'lucide-react'
import { addDays } from '#core/domain/calendar.ts'
import { datesBetween } from '#core/domain/dates.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { DateFaces, DateLine } from '#web/shared/dates/date-line.tsx'
import { Section } from '#web/ui/layout.tsx'

/** What the family has on a day, in the one colour that means a date (N1). */
export function DateStrips({ day }: { day: string }) {
  const { family, sprints } = useFamily()
  const dates = datesBetween(family, sprints, { from: day, days: 1 })
  if (dates.length === 0) return null
  return (
    <ul aria-label="On this day" className="grid gap-2">
      {dates.map((one) => (
        <li
          key={one.date.id}
          className="bg-marigold-soft rounded-field flex min-h-13 items-center gap-3 px-4 py-2"
        >
          <CalendarDays aria-hidden="true" className="text-marigold-ink size-6 shrink-0" />
          <p className="min-w-0 flex-1 leading-snug">
            {one.date.time && <span className="font-semibold">{one.date.time} </span>}
            <bdi>{one.date.title}</bdi>
          </p>
          <DateFaces of={one} />
        </li>
      ))}
    </ul>
  )
}

/** Days that are looked ahead. */
const ahead = 7

/** The dates of the next days. */
export function ComingUp({ today }: { today: string }) {
  const { family, sprints } = useFamily()
  const dates = datesBetween(family, sprints, { from: addDays(today, 1), days: ahead })
  if (dates.length === 0) return null
  return (
    <Section title="Coming up">
      <ul className="divide-line divide-y">
        {dates.map((one) => (
          <DateLine key={one.day + one.date.id} one={one} />
        ))}
      </ul>
    </Section>
  )
}
