import type { DaysHere } from '../days-here/schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Task } from './schema.ts'
import type { Weekday } from '../words.ts'
import { weekdayOf } from '../time/calendar.ts'
import { isHere, type Person } from '../days-here/days-here.ts'
import { perObject } from '../lib/memoize.ts'
import { daysOf } from '../time/sprint-days.ts'

/**
 * Some days of a sprint, each a bit from its first day on: there are 28 at most. A week asks for every
 * task, member and day, and so it is a few numbers that are asked.
 */
export type DaySet = number

const week = 0b111_1111

/** Those of them that are in a week of the sprint, counted from 0. */
export const inWeek = (days: DaySet, at: number): DaySet => days & (week << (7 * at))

export function sizeOf(days: DaySet): number {
  let size = 0
  for (let left = days; left !== 0; left &= left - 1) size += 1
  return size
}

const placeOf = perObject(
  (sprint: Sprint) => new Map(daysOf(sprint).map((date, at): [string, number] => [date, at])),
)

const daySet = (sprint: Sprint, holds: (date: string) => boolean): DaySet =>
  daysOf(sprint).reduce((days, date, at) => (holds(date) ? days | (1 << at) : days), 0)

/** The week of the sprint that a day of it is in, from 0; null for other days. */
export function weekOf(sprint: Sprint, date: string): number | null {
  const place = placeOf(sprint).get(date)
  return place === undefined ? null : Math.floor(place / 7)
}

/** The days that count. */
export const activeDays = perObject((sprint: Sprint) =>
  daySet(sprint, (date) => !sprint.pausedDates.includes(date)),
)

const byWeekday = perObject((sprint: Sprint) => {
  const days = new Map<Weekday, DaySet>()
  for (const [date, place] of placeOf(sprint)) {
    const weekday = weekdayOf(date)
    days.set(weekday, (days.get(weekday) ?? 0) | (1 << place))
  }
  return days
})

export const daysOn = (sprint: Sprint, weekdays: readonly Weekday[]): DaySet =>
  weekdays.reduce((days, weekday) => days | byWeekday(sprint).get(weekday)!, 0)

const daysHere = perObject((sprint: Sprint) =>
  perObject((here: DaysHere) => daySet(sprint, (date) => isHere({ id: '', daysHere: here }, date))),
)

/** The days on which one of these is here. */
export function daysOfAny(sprint: Sprint, people: readonly Person[]): DaySet {
  const all = -1
  return people.reduce(
    (days, person) => days | (person.daysHere ? daysHere(sprint)(person.daysHere) : all),
    0,
  )
}

/** When a task was done: the days of the sprint, and whether ever, which may have been on another day. */
export type Done = { days: DaySet; ever: boolean }

const never: Done = { days: 0, ever: false }

/** By whom, and by anybody. O(ticks). */
const doneIn = perObject((sprint: Sprint) =>
  perObject((checks: Task['checks']) => {
    const byMember = new Map<string, Done>()
    const byAny = { ...never }
    for (const [date, members] of Object.entries(checks)) {
      const place = placeOf(sprint).get(date)
      const day = place === undefined ? 0 : 1 << place
      for (const id of members) {
        const known = byMember.get(id)
        if (known) known.days |= day
        else byMember.set(id, { days: day, ever: true })
      }
      if (members.length === 0) continue
      byAny.days |= day
      byAny.ever = true
    }
    return { byMember, byAny }
  }),
)

export const doneByAny = (sprint: Sprint, { checks }: Task): Done => doneIn(sprint)(checks).byAny

export const doneByMember = (sprint: Sprint, { checks }: Task, memberId: string): Done =>
  doneIn(sprint)(checks).byMember.get(memberId) ?? never
