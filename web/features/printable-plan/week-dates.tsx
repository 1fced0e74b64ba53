import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { CalendarDays } from '#web/ui/icons.ts'
import type { Family } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { weekdayOf } from '#core/time/calendar.ts'
import { byDayAndTime, datesBetween } from '#core/dates/dates.ts'
import type { Member } from '#core/members/member.ts'
import { shortDay, timeOfDay } from '#web/lib/dates.ts'
import { Names } from './names.tsx'

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
        <CalendarDays className="sheet-picture" />
        <span className="sheet-what">
          <Trans>Dates</Trans>
        </span>
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
  const about = peopleOf(entry, members)
  return (
    <>
      {entry.time && <b>{timeOfDay(entry.time)} </b>}
      {entry.kind === 'offer' ? (
        <Trans>
          Offered: <bdi>{entry.title}</bdi>
        </Trans>
      ) : (
        <bdi>{entry.title}</bdi>
      )}
      {about.length > 0 && (
        <span className="sheet-about">
          {' '}
          <Names members={about} type="conjunction" />
        </span>
      )}
    </>
  )
}

/** What is on a day of a week: a date of the family's, its meeting, or help that somebody offered. */
export type WeekEntry = {
  id: string
  kind: 'date' | 'meeting' | 'offer'
  day: string
  time: string | null
  title: string
  memberIds: readonly string[]
}

const peopleOf = <Person extends Pick<Member, 'id'>>(
  { memberIds }: WeekEntry,
  members: readonly Person[],
) => members.filter(({ id }) => memberIds.includes(id))

const untimed = (kind: WeekEntry['kind'], day: string, title: string): WeekEntry => ({
  id: `${kind} ${day}`,
  kind,
  day,
  time: null,
  title,
  memberIds: [],
})

/** What the days hold beside the plan (N1), in the order of days and times. */
export function weekEntries(
  family: Family,
  sprints: readonly Sprint[],
  days: readonly string[],
): WeekEntry[] {
  const { meetingDay, meetingTime } = family.familyData.settings
  const dates = datesBetween(family, sprints, { from: days[0]!, days: days.length })
  const entries = dates.map(({ day, date: { id, time, title, memberIds } }): WeekEntry => ({
    id: id + day,
    kind: 'date',
    day,
    time,
    title,
    memberIds,
  }))
  const offers = sprints.flatMap(({ standUps }) =>
    standUps
      .filter(({ date, offer }) => offer !== '' && days.includes(date))
      .map(({ date, offer }) => untimed('offer', date, offer)),
  )
  const meetings = days
    .filter((day) => weekdayOf(day) === meetingDay)
    .map((day) => ({ ...untimed('meeting', day, t`Meeting`), time: meetingTime ?? null }))
  return [...entries, ...offers, ...meetings].toSorted(byDayAndTime)
}

/** So much of a day stands under its name; more of it takes a line of its own, and so does a word that would break. */
const mostInCell = { entries: 2, letters: 26, word: 11 }

/** Whether all of a week's entries are short enough for the columns of their days. */
export function fitsColumns(
  entries: readonly WeekEntry[],
  members: readonly Pick<Member, 'id' | 'name'>[],
): boolean {
  const onDay = (day: string) => entries.filter((entry) => entry.day === day)
  const wordsOf = (entry: WeekEntry) =>
    [entry.title, ...peopleOf(entry, members).map(({ name }) => name)].join(' ')
  return (
    entries.every(({ day }) => onDay(day).length <= mostInCell.entries) &&
    entries
      .map(wordsOf)
      .every(
        (words) =>
          words.length <= mostInCell.letters &&
          words.split(/[\s-]/).every((word) => word.length <= mostInCell.word),
      )
  )
}
