import type { DayRange } from '../days-here/schema.ts'
import { limits } from '../limits.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import {
  isElsewhere,
  isHere,
  isOurs,
  isSilent,
  isUsual,
  saidOn,
  type Person,
} from '../days-here/days-here.ts'
import { joined } from '../days-here/rules.ts'

/** A child of two families: whose a day is that both homes have. */

/** The child in the home that offered to share, and in the other one. */
export type Homes = readonly [first: Person, other: Person]

/** The home that has just said something, by its place; null where only time has passed. */
export type Acting = 0 | 1 | null

/** So many days are looked ahead: a week more than are shown, since it is looked once a week. */
export const daysKeptApart = limits.shareDays + 7

const turn = 14

/** What a day is decided by, besides the homes: from which day on, and who has just said something. */
type Moment = { from: string; acting: Acting }

/**
 * Which home leaves a day to the other, by its place; null where none does: they do not both have it,
 * neither has said anything of it, so that all is as it was before they shared, or each has said of that
 * very day that the child is there. A home that has said nothing of it leaves it to one that has it as
 * usual, and one that never was left to it to one that says so. Else it stays as it was, and as it is two weeks before or after; else whoever speaks
 * last leaves the other what it had.
 */
export function leavesDay(homes: Homes, date: string, { from, acting }: Moment): 0 | 1 | null {
  const [first, other] = homes
  if (!homes.every((home) => isOurs(home, date))) return null
  if (homes.every((home) => saidOn(home, date))) return null
  if (homes.every((home) => isSilent(home, date))) return null
  if (isSilent(first, date) && isUsual(other, date)) return 0
  if (isSilent(other, date) && isUsual(first, date)) return 1
  const near = [date, addDays(date, -turn), addDays(date, turn)].filter((day) => day >= from)
  for (const day of near) {
    const left = leftOn(homes, day)
    if (left !== null) return left
  }
  if (isSilent(first, date)) return 0
  if (isSilent(other, date)) return 1
  return acting ?? 0
}

function leftOn([first, other]: Homes, date: string): 0 | 1 | null {
  if (isElsewhere(first, date)) return 0
  return isElsewhere(other, date) ? 1 : null
}

/** The days from that one on that each home leaves to the other. */
export function daysLeft(homes: Homes, moment: Moment): [DayRange[], DayRange[]] {
  const days = dayRange(moment.from, daysKeptApart)
  const left = days.map((date) => leavesDay(homes, date, moment))
  const of = (home: 0 | 1) =>
    days.filter((_, at) => left[at] === home).map((day) => ({ from: day, to: day }))
  return [of(0).reduce(joined<DayRange>, []), of(1).reduce(joined<DayRange>, [])]
}

/** The days of these that count here alone, and of which the other home has said that it has them too. */
export const askedOf = (ours: Person, theirs: Person, days: readonly string[]): string[] =>
  days.filter(
    (date) => isHere(ours, date) && isElsewhere(theirs, date) && saidOn(theirs, date) === true,
  )
