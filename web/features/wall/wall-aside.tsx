import { plural, t } from '#core/say.ts'
import type { FamilyDate } from '#core/dates/schema.ts'
import type { OutsideEvent } from '#core/calendars/schema.ts'
import { addDays } from '#core/time/calendar.ts'
import { datesBetween } from '#core/dates/dates.ts'
import { eventsBeginning, eventsOn } from '#core/calendars/outside-events.ts'
import type { Member } from '#core/members/member.ts'
import { heldRoles, nextRoles } from '#core/meetings/roles.ts'
import { nextMeetingDay } from '#core/sprint/week.ts'
import { useHome } from '#web/data/use-home.tsx'
import { timeOfDay, weekdayName } from '#web/lib/dates.ts'
import { useLiesBehind } from '#web/lib/use-today.ts'
import { noteComma, notesOf } from '#web/lib/words.ts'
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
  const [hours, half] = timeOfDay(time).split(/\s/u)
  return (
    <section aria-label={t`Now`} className="wall-aside">
      <div className="wall-now">
        <p className="wall-clock">
          <time dateTime={time}>
            {hours} {half && <small>{half}</small>}
          </time>
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
            {t({ message: 'Check in', context: 'a button' })}
          </button>
        )}
        <Host day={day} />
      </div>
    </section>
  )
}

/** Something on a day: a date of the family's, or an event of a calendar that it looks at. */
type AgendaLine = { key: string; on: string; time: string | null; title: string; who: string }

/** By day and time; what is the family's own comes first. */
function useLines() {
  const { family, sprints, members } = useHome()
  const { events } = usePaired()
  const own = (from: string, days: number): AgendaLine[] =>
    datesBetween(family, sprints, { from, days }).map(({ day: on, date }) => {
      const { id, title, time } = date
      return { key: on + id, on, time, title, who: namesOf(date, members) }
    })
  const lineOf = ({ date, time, title }: OutsideEvent, index: number): AgendaLine => {
    return { key: `${date} ${index}`, on: date, time, title: title || t`Busy`, who: '' }
  }
  const order = ({ on, time }: AgendaLine) => `${on} ${time ?? ''}`
  const inOrder = (lines: AgendaLine[]) =>
    lines.toSorted((one, other) => order(one).localeCompare(order(other)))
  return {
    today: (day: string) => inOrder([...own(day, 1), ...eventsOn(events, day).map(lineOf)]),
    soon: (day: string) => {
      const [first, last] = [addDays(day, 1), addDays(day, ahead)]
      const begun = eventsBeginning(events, first, last).map(lineOf)
      return inOrder([...own(first, ahead), ...begun])
    },
  }
}

const namesOf = ({ memberIds }: FamilyDate, members: readonly Member[]) =>
  notesOf(...members.filter(({ id }) => memberIds.includes(id)).map(({ name }) => name))

function Today({ day }: { day: string }) {
  const lines = useLines().today(day)
  const liesBehind = useLiesBehind()
  if (lines.length === 0) return null
  return (
    <ul aria-label={t`On this day`} className="wall-dates">
      {lines.slice(0, mostToday).map(({ key, time, title, who }) => (
        <li key={key} data-behind={liesBehind(day, time) ? '' : undefined}>
          {time && <strong>{timeOfDay(time)}</strong>}
          <span>
            <bdi>{title}</bdi>
            {who && noteComma()}
            <bdi>{who}</bdi>
          </span>
        </li>
      ))}
      {lines.length > mostToday && (
        <li>{plural(lines.length - mostToday, { other: 'and # more' })}</li>
      )}
    </ul>
  )
}

function Soon({ day }: { day: string }) {
  return (
    <ul aria-label={t`Coming up`} className="wall-coming">
      {useLines()
        .soon(day)
        .map(({ key, on, time, title, who }) => (
          <li key={key}>
            {notesOf(weekdayName(on), time)}
            <br />
            <bdi>{notesOf(title, who)}</bdi>
          </li>
        ))}
    </ul>
  )
}

/** Whose turn it is to host, where the family has a day for its meeting. */
function Host({ day }: { day: string }) {
  const { family, sprints, members } = useHome()
  const meeting = nextMeetingDay(family.familyData.settings, day)
  const { hostId } = nextRoles(members, { held: heldRoles(sprints), today: day })
  const host = members.find(({ id }) => id === hostId)
  if (!meeting || !host) return null
  return (
    <p className="wall-host">
      <Avatar {...host} size="normal" />
      <bdi>
        {meeting === day
          ? t`${host.name} hosts today`
          : t`${host.name} hosts on ${weekdayName(meeting)}`}
      </bdi>
    </p>
  )
}
