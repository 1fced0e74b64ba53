import type { DaysHere } from '../contract/days-here.ts'
import type { Sprint, Task } from '../contract/sprint.ts'
import { weekdayOf } from './calendar.ts'
import { perObject } from './memoize.ts'
import { isHere, type Person } from './days-here.ts'
import { dueInWeek } from './seldom.ts'
import { activeWeeks, weekByDay } from './sprint-days.ts'
import { doneOn, isShared, ownersOf, tickedOn } from './task.ts'

/** Done and planned ticks. Paused days plan nothing: the week shrinks instead of breaking. */
export type Progress = { done: number; planned: number }

type Weeks = readonly (readonly string[])[]

/** How many ticks a task asks for in each of these weeks of the sprint, by their days that count. */
function plannedByWeek(sprint: Sprint, { repeat }: Task, weeks: Weeks): number[] {
  if (repeat.kind === 'times') return weeks.map((days) => Math.min(repeat.times, days.length))
  if (repeat.kind === 'days') {
    return weeks.map((days) => days.filter((day) => repeat.days.includes(weekdayOf(day))).length)
  }
  if (repeat.kind === 'seldom') {
    return weeks.map((days, week) =>
      days.length > 0 && dueInWeek(repeat, sprint, week) !== null ? 1 : 0,
    )
  }
  return [weeks.some((days) => days.length > 0) ? 1 : 0]
}

/** The sprint's days on which somebody with such days is here: asked for each of its tasks. */
const weeksHere = perObject((sprint: Sprint) =>
  perObject((daysHere: DaysHere): Weeks => {
    const somebody = { id: '', daysHere }
    return activeWeeks(sprint).map((days) => days.filter((date) => isHere(somebody, date)))
  }),
)

/** The days that count for a task of these people: none asks for anything of who is away, unless they did it. */
function weeksOf(sprint: Sprint, people: readonly Person[], ticked: ReadonlySet<string>): Weeks {
  if (people.some(({ daysHere }) => daysHere === undefined)) return activeWeeks(sprint)
  const here = people.map(({ daysHere }) => weeksHere(sprint)(daysHere!))
  if (here.length === 1 && ticked.size === 0) return here[0]!
  return activeWeeks(sprint).map((days, week) =>
    days.filter((date) => ticked.has(date) || here.some((weeks) => weeks[week]!.includes(date))),
  )
}

/** How many days with a tick each week has; a task for once has a single "week". O(days with a tick). */
function doneByWeek(sprint: Sprint, { repeat }: Task, done: ReadonlySet<string>): number[] {
  if (repeat.kind === 'once') return [done.size]
  const weeks = Array.from({ length: sprint.weeks }, () => 0)
  const weekOf = weekByDay(sprint)
  for (const date of done) {
    const week = weekOf.get(date)
    if (week !== undefined) weeks[week]! += 1
  }
  return weeks
}

/**
 * What these people have done of one tick's worth; more than planned counts as all of it. The days on
 * which one of them is here count (none asks for anything of who is away), and those with a tick.
 */
function progressOf(
  sprint: Sprint,
  task: Task,
  { people, ticked }: { people: readonly Person[]; ticked: ReadonlySet<string> },
): Progress {
  const planned = plannedByWeek(sprint, task, weeksOf(sprint, people, ticked))
  const done = doneByWeek(sprint, task, ticked)
  return {
    done: planned.reduce((sum, count, week) => sum + Math.min(count, done[week] ?? 0), 0),
    planned: planned.reduce((sum, count) => sum + count, 0),
  }
}

/** What one of them has done of a task that is each one's own. */
const ownProgress = (sprint: Sprint, task: Task, person: Person): Progress =>
  progressOf(sprint, task, { people: [person], ticked: tickedOn(task, person.id) })

/** How far these people are with one task: each for themselves, or all of them at once (N5). */
export const taskProgress = (sprint: Sprint, task: Task, people: readonly Person[]): Progress =>
  progressKnown(sprint)(people)(task)

/** Plans, stories and advice ask for the same ones again and again. */
const progressKnown = perObject((sprint: Sprint) =>
  perObject((people: readonly Person[]) =>
    perObject((task: Task) => progressOfTask(sprint, task, people)),
  ),
)

function progressOfTask(sprint: Sprint, task: Task, people: readonly Person[]): Progress {
  const owners = ownersOf(task, people)
  if (!isShared(task) || owners.length === 0)
    return add(owners.map((owner) => ownProgress(sprint, task, owner)))
  return progressOf(sprint, task, { people: owners, ticked: doneOn(task, owners[0]!.id) })
}

/**
 * How far a member is. Of what is done by one of several, what they did is theirs, and nobody owes the
 * rest; what all do together is everybody's.
 */
export function memberProgress(sprint: Sprint, member: Person): Progress {
  const only = [member]
  return add(
    sprint.tasks.map((task) => {
      if (!isShared(task) || task.sharing === 'together') return progressOfTask(sprint, task, only)
      const { done } = ownProgress(sprint, task, member)
      return { done, planned: done }
    }),
  )
}

export function sprintProgress(sprint: Sprint, people: readonly Person[]): Progress {
  return add(sprint.tasks.map((task) => taskProgress(sprint, task, people)))
}

export function add(parts: readonly Progress[]): Progress {
  return parts.reduce(
    (sum, part) => ({ done: sum.done + part.done, planned: sum.planned + part.planned }),
    { done: 0, planned: 0 },
  )
}

/** From 0 to 1; nothing planned is nothing done. */
export function share({ done, planned }: Progress): number {
  return planned === 0 ? 0 : done / planned
}

/** Whether the day is one of the task's own; what has no days may be done on any. */
export function isFixedOn({ repeat }: Pick<Task, 'repeat'>, date: string): boolean {
  if (repeat.kind === 'times') return repeat.times === 7
  return repeat.kind === 'days' && repeat.days.includes(weekdayOf(date))
}

/** Whether somebody who is here may still do the task on that day, apart from whose turn it is. */
export function isOpenOn(sprint: Sprint, task: Task, person: Person, date: string): boolean {
  const { repeat } = task
  if (sprint.pausedDates.includes(date) || !isHere(person, date)) return false
  if (repeat.kind === 'days') return isFixedOn(task, date)
  const done = doneByWeek(sprint, task, doneOn(task, person.id))
  if (repeat.kind === 'once') return done[0] === 0
  const week = weekByDay(sprint).get(date) ?? -1
  const times =
    repeat.kind === 'times' ? repeat.times : dueInWeek(repeat, sprint, week) === null ? 0 : 1
  return (done[week] ?? 0) < times
}
