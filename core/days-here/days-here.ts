import type { DayRange, DaysHere, HerePattern } from './schema.ts'
import type { Aged } from '../members/member.ts'
import { limits } from '../limits.ts'
import { weekdays } from '../words.ts'
import { dayRange, daysBetween, weekdayOf } from '../time/calendar.ts'
import { entriesOf, fromEntries } from '../lib/typed-objects.ts'

/** Presence: on which days somebody is here, in this home. Who has no such days always is. */

/** Somebody of whom the rules ask whether they are here and who they are; a member is one. */
export type Person = Aged & { daysHere?: DaysHere | undefined }

/** The pattern that holds on that day; null where none has begun. */
function patternOn({ patterns }: DaysHere, date: string): HerePattern | null {
  return patterns.findLast(({ from }) => from <= date) ?? null
}

/** Which of a pattern's weeks a day is in. */
function weekOf({ startsOn, weeks }: HerePattern, date: string): number {
  const week = Math.floor(daysBetween(startsOn, date) / 7) % weeks.length
  return week < 0 ? week + weeks.length : week
}

/** Whether somebody is here on that day as usual, whatever was said of the day itself. */
export function isInPattern({ daysHere }: Person, date: string): boolean {
  const pattern = daysHere && patternOn(daysHere, date)
  return !pattern || pattern.weeks[weekOf(pattern, date)]!.includes(weekdayOf(date))
}

/** The range that a day is in, of ranges that follow one another. O(log ranges). */
function rangeOn<Range extends DayRange>(ranges: readonly Range[], date: string) {
  if (ranges.length === 0 || date < ranges[0]!.from || date > ranges.at(-1)!.to) return undefined
  let [first, end] = [0, ranges.length]
  while (first < end) {
    const middle = Math.floor((first + end) / 2)
    if (ranges[middle]!.to < date) first = middle + 1
    else end = middle
  }
  const found = ranges[first]
  return found && found.from <= date ? found : undefined
}

/** What was said of the day itself; null where nothing was. */
export const saidOn = ({ daysHere }: Person, date: string): boolean | null =>
  (daysHere && rangeOn(daysHere.exceptions, date)?.isHere) ?? null

/** Whether the day is the other home’s, though this one has it too. */
export const isElsewhere = ({ daysHere }: Person, date: string): boolean =>
  rangeOn(daysHere?.elsewhere ?? [], date) !== undefined

/** Whether this home has the day: an exception says so, or else the pattern. */
export const isOurs = (person: Person, date: string): boolean =>
  saidOn(person, date) ?? isInPattern(person, date)

/** Whether somebody is here on that day: this home has it, and it was not given to the other one. */
export function isHere(person: Person, date: string): boolean {
  if (!person.daysHere) return true
  return !isElsewhere(person, date) && isOurs(person, date)
}

const hasPattern = ({ daysHere }: Person, date: string) =>
  daysHere !== undefined && patternOn(daysHere, date) !== null

/** Whether this home has said that the day is theirs as usual. */
export const isUsual = (person: Person, date: string): boolean =>
  hasPattern(person, date) && isInPattern(person, date)

/** Whether this home has said nothing of the day: it has it only because it never said no. */
export const isSilent = (person: Person, date: string): boolean =>
  !hasPattern(person, date) && saidOn(person, date) === null

/** Whether the day is not as usual, but as somebody said. */
export const isException = (person: Person, date: string): boolean =>
  !isElsewhere(person, date) && saidOn(person, date) !== null

/** The same person, as if they were here on every day. */
export const alwaysHere = <One extends Person>(one: One): One =>
  fromEntries<One>(entriesOf(one).filter(([key]) => key !== 'daysHere'))

/** Those who are here on that day. */
export function hereOn<One extends Person>(people: readonly One[], date: string): One[] {
  return people.filter((person) => isHere(person, date))
}

/** Of how many weeks somebody's pattern is on that day: 1 without one. */
export function cycleOn({ daysHere }: Person, date: string): number {
  return (daysHere && patternOn(daysHere, date)?.weeks.length) ?? 1
}

/** So far ahead a change is looked for. */
const daysAhead = 120

/** The first day from that one on that is not as that one is; null where it stays so for long. */
export function changesOn(person: Person, date: string): string | null {
  if (!person.daysHere) return null
  const here = isHere(person, date)
  return dayRange(date, daysAhead).find((day) => isHere(person, day) !== here) ?? null
}

/** Whether a pattern leaves any day out. */
export const isAlways = ({ weeks }: Pick<HerePattern, 'weeks'>): boolean =>
  weeks.every((days) => days.length === weekdays.length)

/**
 * The patterns with this one from its first day on. What held before that day holds there still, so
 * that no week that is over changes; of very many the oldest is forgotten.
 */
export function withPattern(
  daysHere: DaysHere | undefined,
  pattern: HerePattern,
): DaysHere['patterns'] {
  const before = (daysHere?.patterns ?? []).filter(({ from }) => from < pattern.from)
  if (before.length === 0 && isAlways(pattern)) return []
  return [...before, pattern].slice(-limits.herePatterns)
}
