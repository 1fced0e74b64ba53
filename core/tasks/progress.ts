import type { Sprint } from '../sprint/schema.ts'
import type { Task } from './schema.ts'
import { weekdayOf } from '../time/calendar.ts'
import {
  activeDays,
  daysOfAny,
  daysOn,
  doneByAny,
  doneByMember,
  inWeek,
  sizeOf,
  weekOf,
  type DaySet,
  type Done,
} from './day-set.ts'
import { perObject } from '../lib/memoize.ts'
import { isHere, type Person } from '../days-here/days-here.ts'
import { dueInWeek } from './seldom.ts'
import { isShared, ownersOf } from './task.ts'

/** Done and planned ticks. Paused days plan nothing: the week shrinks instead of breaking. */
export type Progress = { done: number; planned: number }

const weeksOf = ({ weeks }: Sprint) => Array.from({ length: weeks }, (_, week) => week)

/** How many ticks a task asks for, week by week of the sprint, on the days that count. */
function plannedByWeek(sprint: Sprint, { repeat }: Task, days: DaySet): number[] {
  if (repeat.kind === 'once') return [days === 0 ? 0 : 1]
  const asked = repeat.kind === 'days' ? days & daysOn(sprint, repeat.days) : days
  return weeksOf(sprint).map((week) => {
    const size = sizeOf(inWeek(asked, week))
    if (repeat.kind === 'days') return size
    if (repeat.kind === 'times') return Math.min(repeat.times, size)
    return size > 0 && dueInWeek(repeat, sprint, week) !== null ? 1 : 0
  })
}

/** How many days with a tick each week has; a task for once has a single "week". */
function doneByWeek(sprint: Sprint, { repeat }: Task, { days, ever }: Done): number[] {
  if (repeat.kind === 'once') return [ever ? 1 : 0]
  return weeksOf(sprint).map((week) => sizeOf(inWeek(days, week)))
}

/**
 * What these people have done of one tick's worth; more than planned counts as all of it. The days on
 * which one of them is here count (none asks for anything of who is away), and those with a tick.
 */
function progressOf(
  sprint: Sprint,
  task: Task,
  { people, ticked }: { people: readonly Person[]; ticked: Done },
): Progress {
  const days = activeDays(sprint) & (daysOfAny(sprint, people) | ticked.days)
  const planned = plannedByWeek(sprint, task, days)
  const done = doneByWeek(sprint, task, ticked)
  return {
    done: planned.reduce((sum, count, week) => sum + Math.min(count, done[week] ?? 0), 0),
    planned: planned.reduce((sum, count) => sum + count, 0),
  }
}

/** What one of them has done of a task that is each one's own. */
const ownProgress = (sprint: Sprint, task: Task, person: Person): Progress =>
  progressOf(sprint, task, { people: [person], ticked: doneByMember(sprint, task, person.id) })

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
  const owners = ownersOf(task, people, sprint)
  if (!isShared(task) || owners.length === 0)
    return add(owners.map((owner) => ownProgress(sprint, task, owner)))
  return progressOf(sprint, task, { people: owners, ticked: doneByAny(sprint, task) })
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
  const ticked = isShared(task) ? doneByAny(sprint, task) : doneByMember(sprint, task, person.id)
  if (repeat.kind === 'once') return !ticked.ever
  const week = weekOf(sprint, date)
  if (week === null) return false
  const times =
    repeat.kind === 'times' ? repeat.times : dueInWeek(repeat, sprint, week) === null ? 0 : 1
  return sizeOf(inWeek(ticked.days, week)) < times
}
