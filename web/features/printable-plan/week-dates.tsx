import { CalendarDays } from 'lucide-react'
import type { Member } from '#core/domain/member.ts'
import { shortDay } from '#web/lib/dates.ts'
import { Names } from './names.tsx'
import type { WeekEntry } from './week-entries.ts'

interface DatesProps {
  entries: readonly WeekEntry[]
  members: readonly Member[]
}

/** What is on each day, under its name. */
export function DatesInColumns({
  entries,
  members,
  days,
}: DatesProps & { days: readonly string[] }) {
  return (
    <div role="row" data-row className="sheet-row sheet-dates">
      <span role="rowheader" className="sheet-task">
        <CalendarDays aria-hidden="true" className="sheet-picture" />
        <span className="sheet-what">Dates</span>
      </span>
      {days.map((day) => (
        <span key={day} role="cell" className="sheet-date-cell">
          {entries
            .filter((entry) => entry.day === day)
            .map((entry) => (
              <span key={entry.id}>
                <Entry entry={entry} members={members} />
              </span>
            ))}
        </span>
      ))}
    </div>
  )
}

/** A date that needs a line of its own, with its day. */
export function DateLine({ entry, members }: { entry: WeekEntry; members: readonly Member[] }) {
  return (
    <div role="row" data-row className="sheet-date-line">
      <span role="rowheader">{shortDay(entry.day)}</span>
      <span role="cell" aria-colspan={7}>
        <Entry entry={entry} members={members} />
      </span>
    </div>
  )
}

function Entry({ entry, members }: { entry: WeekEntry; members: readonly Member[] }) {
  const about = members.filter(({ id }) => entry.memberIds.includes(id))
  return (
    <>
      {entry.time && <b>{entry.time} </b>}
      {entry.kind === 'offer' && 'Offered: '}
      <bdi>{entry.title}</bdi>
      {about.length > 0 && (
        <span className="sheet-about">
          {' '}
          <Names members={about} type="conjunction" />
        </span>
      )}
    </>
  )
}
