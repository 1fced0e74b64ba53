import type { Family } from '#core/contract/family.ts'
import type { Sprint } from '#core/contract/sprint.ts'
import { weekdayOf } from '#core/domain/calendar.ts'
import { byDayAndTime, datesBetween } from '#core/domain/dates.ts'

/** What is on a day of a week: a date of the family's, its meeting, or help that somebody offered. */
export type WeekEntry = {
  id: string
  kind: 'date' | 'meeting' | 'offer'
  day: string
  time: string | null
  title: string
  memberIds: readonly string[]
}

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
    .map((day) => ({ ...untimed('meeting', day, 'Meeting'), time: meetingTime ?? null }))
  return [...entries, ...offers, ...meetings].toSorted(byDayAndTime)
}

/** So much of a day stands under its name; more of it takes a line of its own. */
const mostInCell = { entries: 2, letters: 26 }

/** Whether all of a week's entries are short enough for the columns of their days. */
export function fitsColumns(entries: readonly WeekEntry[]): boolean {
  const onDay = (day: string) => entries.filter((entry) => entry.day === day)
  return (
    entries.every(({ day }) => onDay(day).length <= mostInCell.entries) &&
    entries.every(
      ({ title, memberIds }) => title.length + memberIds.length * 4 <= mostInCell.letters,
    )
  )
}
