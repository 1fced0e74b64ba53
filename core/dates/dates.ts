import type { FamilyDate } from './schema.ts'
import type { Family, FamilyData } from '../family/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { dayRange, daysBetween } from '../time/calendar.ts'

/** The family's dates, in the order in which they were entered. */
export const datesOf = ({ dates }: Pick<FamilyData, 'dates'>): FamilyDate[] => dates ?? []

/** Whether something that began on a day is on that day as well. A 31st or 29 February rests where there is none. */
function isOn({ date: first, repeat }: FamilyDate, day: string): boolean {
  if (day === first) return true
  if (repeat === null || day < first) return false
  if (repeat === 'weekly') return daysBetween(first, day) % 7 === 0
  if (repeat === 'every-two-weeks') return daysBetween(first, day) % 14 === 0
  return repeat === 'monthly' ? day.slice(8) === first.slice(8) : day.slice(5) === first.slice(5)
}

/** A date on one of its days; `isNote` where it stands in a week's meeting, as earlier versions wrote it. */
export type DatedOn = { day: string; date: FamilyDate; isNote: boolean }

/** What is on the days from `from` on, so many of them: by day, then those of the whole day, then by time. */
export function datesBetween(
  { familyData }: Family,
  sprints: readonly Sprint[],
  { from, days }: { from: string; days: number },
): DatedOn[] {
  const noted = sprints.flatMap(({ meeting }) =>
    meeting.dates.map(({ id, date, text: title }) => ({
      isNote: true,
      date: { id, title, date, time: null, memberIds: [], repeat: null },
    })),
  )
  const all = [...datesOf(familyData).map((date) => ({ date, isNote: false })), ...noted]
  return dayRange(from, days)
    .flatMap((day) => all.filter(({ date }) => isOn(date, day)).map((one) => ({ ...one, day })))
    .toSorted((a, b) => byDayAndTime(momentOf(a), momentOf(b)))
}

/** By day, then what takes the whole of it, then by time. */
export function byDayAndTime(one: Moment, other: Moment): number {
  const key = ({ day, time }: Moment) => `${day} ${time ?? ''}`
  return key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0
}

type Moment = { day: string; time: string | null }

const momentOf = ({ day, date: { time } }: DatedOn): Moment => ({ day, time })
