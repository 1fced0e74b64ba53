import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import { dayRange, shortDay } from '#web/lib/dates.ts'
import { notesOf } from '#web/lib/words.ts'
import type { NamedEvent } from './use-outside-calendars.ts'

interface OutsideLinesProps {
  label: string
  events: readonly NamedEvent[]
  /** So many are shown; the others are a press away. */
  most: number
  /** Where the lines are of several days. */
  withDay?: boolean
}

/** Events of calendars from outside, as thin lines beside what is the family’s own. */
export function OutsideLines({ label, events, most, withDay }: OutsideLinesProps) {
  const [isOpen, setOpen] = useState(false)
  // A button in the place of a single line would save nothing.
  const isLong = events.length > most + 1 && !isOpen
  const shown = isLong ? events.slice(0, most) : events
  if (events.length === 0) return null
  return (
    <div>
      <ul aria-label={label} className="grid gap-1">
        {shown.map((event, index) => (
          <li key={index} className="flex gap-3">
            <span aria-hidden="true" className="bg-line w-1 shrink-0 rounded-full" />
            <p className="min-h-8 min-w-0 content-center leading-snug">
              <When event={event} withDay={withDay} />
              <bdi>{event.title || t`Busy`}</bdi>
              <span className="text-small text-quiet">
                {' · '}
                <bdi>{event.calendar}</bdi>
              </span>
            </p>
          </li>
        ))}
      </ul>
      {isLong && (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="rounded-small text-small text-quiet hover:text-ink min-h-11 ps-4 underline-offset-4 hover:underline"
        >
          <Trans>and {events.length - most} more</Trans>
        </button>
      )}
    </div>
  )
}

type WhenProps = { event: NamedEvent; withDay?: boolean | undefined }

function When({ event: { date, until, time }, withDay }: WhenProps) {
  const days = until === date ? shortDay(date) : dayRange(date, until)
  const words = notesOf(withDay && days, time)
  return words && <span className="font-semibold">{words} </span>
}
