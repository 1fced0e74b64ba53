import type { Sprint, Task } from '../contract/sprint.ts'
import { weekdayOf } from './calendar.ts'
import { activeWeeks, isInSprint } from './sprint-days.ts'
import { isTicked, ownersOf } from './task.ts'

/** Done and planned ticks. Paused days plan nothing: the week shrinks instead of breaking. */
export type Progress = { done: number; planned: number }

/** How many ticks one member owes a task, week by week of the sprint. */
function plannedByWeek(task: Task, weeks: readonly (readonly string[])[]): number[] {
  const { repeat } = task
  if (repeat.kind === 'times') return weeks.map((days) => Math.min(repeat.times, days.length))
  if (repeat.kind === 'days') {
    return weeks.map((days) => days.filter((day) => repeat.days.includes(weekdayOf(day))).length)
  }
  return [weeks.some((days) => days.length > 0) ? 1 : 0]
}

/** A member's ticks on a task in each week; a task for once has a single "week". */
function doneByWeek(task: Task, memberId: string, sprint: Sprint): number[] {
  const dates = Object.keys(task.checks).filter((date) => isTicked(task, memberId, date))
  if (task.repeat.kind === 'once') return [dates.length]
  return Array.from({ length: sprint.weeks }, (_, week) => {
    const days = dates.filter((date) => weekOf(sprint, date) === week)
    return days.length
  })
}

function weekOf({ startsOn }: Sprint, date: string): number {
  return Math.floor((Date.parse(date) - Date.parse(startsOn)) / (7 * 86_400_000))
}

/** How far one member is with one task; more than planned counts as all of it. */
export function taskProgress(sprint: Sprint, task: Task, memberId: string): Progress {
  const planned = plannedByWeek(task, activeWeeks(sprint))
  const done = doneByWeek(task, memberId, sprint)
  return {
    done: planned.reduce((sum, count, week) => sum + Math.min(count, done[week] ?? 0), 0),
    planned: planned.reduce((sum, count) => sum + count, 0),
  }
}

export function memberProgress(sprint: Sprint, memberId: string): Progress {
  return add(
    sprint.tasks
      .filter((task) => ownersOf(task, [memberId]).length > 0)
      .map((task) => taskProgress(sprint, task, memberId)),
  )
}

export function sprintProgress(sprint: Sprint, memberIds: readonly string[]): Progress {
  return add(memberIds.map((memberId) => memberProgress(sprint, memberId)))
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

/**
 * The tasks to show a member on that day: what is due then, what can still be done this week, and
 * whatever was ticked on it, so that a tick can be taken back. None outside the sprint's days.
 */
export function tasksForDay(sprint: Sprint, memberId: string, date: string): Task[] {
  if (!isInSprint(sprint, date)) return []
  return sprint.tasks.filter(
    (task) =>
      ownersOf(task, [memberId]).length > 0 &&
      (isTicked(task, memberId, date) || isOpenOn(sprint, task, memberId, date)),
  )
}

function isOpenOn(sprint: Sprint, task: Task, memberId: string, date: string): boolean {
  const { repeat } = task
  if (sprint.pausedDates.includes(date)) return false
  if (repeat.kind === 'days') return repeat.days.includes(weekdayOf(date))
  const done = doneByWeek(task, memberId, sprint)
  if (repeat.kind === 'once') return done[0] === 0
  return (done[weekOf(sprint, date)] ?? 0) < repeat.times
}
