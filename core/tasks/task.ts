import { type Person, cycleOn, isHere } from '../days-here/days-here.ts'
import type { Sprint } from '../sprint/schema.ts'
import { type Aged, speakersAmong } from '../members/member.ts'
import type { NewTask, Task } from './schema.ts'
import { dueInWeek } from './seldom.ts'
import { addDays, dayRange, daysBetween, weekdayOf } from '../time/calendar.ts'

/** Whether the task is this member's to do. */
export function isOwner(task: Pick<Task, 'owners'>, memberId: string): boolean {
  return task.owners === 'everyone' || task.owners.includes(memberId)
}

/**
 * Who does the task in these weeks: its owners who are still in the family, or everyone who is old enough
 * to be asked as they begin (N27).
 */
export function ownersOf<One extends Aged>(
  task: Pick<Task, 'owners'>,
  people: readonly One[],
  { startsOn }: Pick<Sprint, 'startsOn'>,
): One[] {
  if (task.owners === 'everyone') return speakersAmong(people, startsOn)
  return people.filter(({ id }) => isOwner(task, id))
}

/** A line of the plan without what happened on it: to be begun once more. */
export function lineOf({ checks: _, ...line }: NewTask & Partial<Pick<Task, 'checks'>>): NewTask {
  return line
}

/** The line with those of its people who are still in the family; null where nobody is left to do it. */
export function amongMembers(line: NewTask, memberIds: readonly string[]): NewTask | null {
  const owners =
    line.owners === 'everyone' ? line.owners : memberIds.filter((id) => isOwner(line, id))
  const helperId = line.helperId && memberIds.includes(line.helperId) ? line.helperId : null
  return owners.length === 0 ? null : { ...line, owners, helperId }
}

/** Whether one tick is the tick of all its owners that day (N5): it is one thing, whoever does it. */
export const isShared = ({ sharing }: Pick<Task, 'sharing'>): boolean => sharing !== undefined

/** Who has done the task that day, of everybody. */
export const doneBy = (task: Pick<Task, 'checks'>, date: string): readonly string[] =>
  task.checks[date] ?? []

/** Whether there is nothing left for the member to tick that day: somebody's tick is enough where they share. */
export function isDoneFor(task: Task, memberId: string, date: string): boolean {
  return isShared(task) ? doneBy(task, date).length > 0 : isTicked(task, memberId, date)
}

/** A Sunday, from which days and weeks are counted, so that turns go on from week to week. */
const firstDay = '2023-01-01'

/** Whether a task is for some days of the week and no others. */
export const isOnItsDays = ({ repeat }: Pick<Task, 'repeat'>) =>
  repeat.kind === 'days' || (repeat.kind === 'times' && repeat.times === 7)

/**
 * Whose turn it is that day; null where nobody takes turns, or nobody is here to. Counted from a fixed
 * day in the task's own days or in weeks, so that two devices say the same, and next week goes on where
 * this one ends. A turn passes over who is away, to the next of them: that day, or all of the week where
 * the turn is the week's and any of its days will do.
 */
export function turnOn(
  task: Pick<Task, 'owners' | 'sharing' | 'repeat'>,
  { startsOn }: Pick<Sprint, 'startsOn'>,
  { people, date }: { people: readonly Person[]; date: string },
): string | null {
  const { sharing, repeat } = task
  if (sharing !== 'daily-turns' && sharing !== 'weekly-turns') return null
  const owners = ownersOf(task, people, { startsOn })
  const ofSprint = Math.floor(daysBetween(startsOn, date) / 7)
  const week = dayRange(addDays(startsOn, ofSprint * 7), 7)
  const isOfWeek = repeat.kind === 'seldom' || (sharing === 'weekly-turns' && !isOnItsDays(task))
  const nth = (before: number) => {
    const turned = owners.map((_, at) => owners[(before + at) % owners.length]!)
    const isThere = (owner: Person) =>
      isOfWeek ? week.some((day) => isHere(owner, day)) : isHere(owner, date)
    return turned.find(isThere)?.id ?? null
  }
  if (repeat.kind === 'seldom') {
    const before = dueInWeek(repeat, { startsOn }, ofSprint)
    return before === null ? null : nth(before)
  }
  const weeks = Math.floor(daysBetween(firstDay, startsOn) / 7) + ofSprint
  // Whoever is here every other week would else have every turn of theirs, or none.
  const isOfTwo = owners.some((owner) => cycleOn(owner, date) === 2)
  const round = isOfTwo ? Math.ceil(weeks / 2) : weeks
  if (sharing === 'weekly-turns') return nth(round)
  const days = week.filter((day) => repeat.kind !== 'days' || repeat.days.includes(weekdayOf(day)))
  return nth(round * days.length + days.filter((day) => day < date).length)
}

export function isTicked(task: Task, memberId: string, date: string): boolean {
  return task.checks[date]?.includes(memberId) ?? false
}

/** Whether the member did the task on any day. */
export function wasTicked(task: Pick<Task, 'checks'>, memberId: string): boolean {
  return Object.values(task.checks).some((members) => members.includes(memberId))
}
