import type { FamilyDate } from '#core/contract/family.ts'
import { addDays } from '#core/domain/calendar.ts'
import { datesBetween } from '#core/domain/dates.ts'
import type { Member } from '#core/domain/member.ts'
import { heldRoles, nextRoles } from '#core/domain/roles.ts'
import { nextMeetingDay } from '#core/domain/week.ts'
import { weekdayName } from '#web/lib/dates.ts'
import { usePaired } from '#web/shared/paired/use-paired.tsx'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import type { WallClock } from './use-wall-clock.ts'

/** Days that are looked ahead, beside today. */
const ahead = 6

/** So many of today's dates stand there as they are. */
const mostToday = 3

interface WallAsideProps {
  clock: WallClock
  /** Where the check-in is due. */
  onCheckIn: (() => void) | null
}

/** The time, the day, what is on, and who hosts the next meeting. */
export function WallAside({ clock: { time, day }, onCheckIn }: WallAsideProps) {
  return (
    <section aria-label="Now" className="wall-aside">
      <div className="wall-now">
        <p className="wall-clock">
          <time dateTime={time}>{time}</time>
        </p>
        <h1 className="wall-day">{weekdayName(day)}</h1>
      </div>
      <div className="wall-soon">
        <Today day={day} />
        <Soon day={day} />
      </div>
      <div className="wall-next">
        {onCheckIn && (
          <button type="button" onClick={onCheckIn} className="wall-button filled">
            Check in
          </button>
        )}
        <Host day={day} />
      </div>
    </section>
  )
}

function Today({ day }: { day: string }) {
  const { family, sprints, members } = usePaired()
  const dates = datesBetween(family, sprints, { from: day, days: 1 })
  if (dates.length === 0) return null
  return (
    <ul aria-label="On this day" className="wall-dates">
      {dates.slice(0, mostToday).map(({ date }) => (
        <li key={date.id}>
          {date.time && <strong>{date.time}</strong>}
          <bdi>{date.title}</bdi>
          <bdi>{namesOf(date, members)}</bdi>
        </li>
      ))}
      {dates.length > mostToday && <li>and {dates.length - mostToday} more</li>}
    </ul>
  )
}

const namesOf = ({ memberIds }: FamilyDate, members: readonly Member[]) =>
  members
    .filter(({ id }) => memberIds.includes(id))
    .map(({ name }) => name)
    .join(', ')

function Soon({ day }: { day: string }) {
  const { family, sprints, members } = usePaired()
  const dates = datesBetween(family, sprints, { from: addDays(day, 1), days: ahead })
  return (
    <ul aria-label="Coming up" className="wall-coming">
      {dates.map(({ day: on, date }) => (
        <li key={on + date.id}>
          {weekdayName(on)}
          {date.time && `, ${date.time}`}
          <br />
          <bdi>{[date.title, namesOf(date, members)].filter(Boolean).join(', ')}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** Whose turn it is to host, where the family has a day for its meeting. */
function Host({ day }: { day: string }) {
  const { family, sprints, members } = usePaired()
  const meeting = nextMeetingDay(family.familyData.settings, day)
  const { hostId } = nextRoles(members, { held: heldRoles(sprints), today: day })
  const host = members.find(({ id }) => id === hostId)
  if (!meeting || !host) return null
  return (
    <p className="wall-host">
      <Avatar {...host} size="normal" />
      <bdi>
        {host.name} hosts {meeting === day ? 'today' : `on ${weekdayName(meeting)}`}
      </bdi>
    </p>
  )
}
