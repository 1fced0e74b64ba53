import type { Sprint, Task } from '../contract/sprint.ts'
import { weekdayOf } from './calendar.ts'
import { dueInWeek } from './seldom.ts'
import { activeWeeks } from './sprint-days.ts'
import { doneBy, isDoneFor, isShared, isTicked, ownersOf } from './task.ts'

/** Done and planned ticks. Paused days plan nothing: the week shrinks instead of breaking. */
export type Progress = { done: number; planned: number }

/** How many ticks one member owes a task, week by week of the sprint. */
function plannedByWeek(sprint: Sprint, { repeat }: Task): number[] {
  const weeks = activeWeeks(sprint)
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

/** The days of a task that some tick counts for, in each week; a task for once has a single "week". */
function doneByWeek(sprint: Sprint, task: Task, isDone: (date: string) => boolean): number[] {
  const dates = Object.keys(task.checks).filter(isDone)
  if (task.repeat.kind === 'once') return [dates.length]
  return Array.from(
    { length: sprint.weeks },
    (_, week) => dates.filter((date) => weekOf(sprint, date) === week).length,
  )
}

function weekOf({ startsOn }: Sprint, date: string): number {
  return Math.floor((Date.parse(date) - Date.parse(startsOn)) / (7 * 86_400_000))
}

/** What is done of one tick's worth; more than planned counts as all of it. */
function progressOf(sprint: Sprint, task: Task, isDone: (date: string) => boolean): Progress {
  const planned = plannedByWeek(sprint, task)
  const done = doneByWeek(sprint, task, isDone)
  return {
    done: planned.reduce((sum, count, week) => sum + Math.min(count, done[week] ?? 0), 0),
    planned: planned.reduce((sum, count) => sum + count, 0),
  }
}

/** How far these members are with one task: each for themselves, or all of them at once (N5). */
export function taskProgress(sprint: Sprint, task: Task, memberIds: readonly string[]): Progress {
  const owners = ownersOf(task, memberIds)
  if (isShared(task) && owners.length > 0)
    return progressOf(sprint, task, (date) => doneBy(task, date).length > 0)
  return add(owners.map((id) => progressOf(sprint, task, (date) => isTicked(task, id, date))))
}

/**
 * How far a member is. Of what is done by one of several, what they did is theirs, and nobody owes the
 * rest; what all do together is everybody's.
 */
export function memberProgress(sprint: Sprint, memberId: string): Progress {
  return add(
    sprint.tasks.map((task) => {
      if (!isShared(task) || task.sharing === 'together')
        return taskProgress(sprint, task, [memberId])
      const { done } = progressOf(sprint, task, (date) => isTicked(task, memberId, date))
      return { done, planned: done }
    }),
  )
}

export function sprintProgress(sprint: Sprint, memberIds: readonly string[]): Progress {
  return add(sprint.tasks.map((task) => taskProgress(sprint, task, memberIds)))
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

/** Whether the member may still do the task on that day, apart from whose turn it is. */
export function isOpenOn(sprint: Sprint, task: Task, memberId: string, date: string): boolean {
  const { repeat } = task
  if (sprint.pausedDates.includes(date)) return false
  if (repeat.kind === 'days') return isFixedOn(task, date)
  const done = doneByWeek(sprint, task, (day) => isDoneFor(task, memberId, day))
  if (repeat.kind === 'once') return done[0] === 0
  const week = weekOf(sprint, date)
  const times =
    repeat.kind === 'times' ? repeat.times : dueInWeek(repeat, sprint, week) === null ? 0 : 1
  return (done[week] ?? 0) < times
}
