import type { Sprint, Task } from '#core/contract/sprint.ts'
import { addDays, dayRange, weekdayOf } from '#core/domain/calendar.ts'

/** The seven days of the sprint's n-th week, beginning with 0. */
export function weekDays(sprint: Sprint, week: number): string[] {
  return dayRange(addDays(sprint.startsOn, week * 7), 7)
}

/** What stands in the cell of a task and a day: a box for that day, one of several chances, nothing. */
export type Cell = 'due' | 'open' | 'none'

export function cellOf(sprint: Sprint, task: Task, day: string): Cell {
  if (sprint.pausedDates.includes(day)) return 'none'
  if (task.repeat.kind !== 'days') return 'open'
  return task.repeat.days.includes(weekdayOf(day)) ? 'due' : 'none'
}

/**
 * The boxes of a task on a child's strip, in one week: the letter of its day in each, or an empty
 * one for every time where the day is free.
 */
export function stripBoxes(sprint: Sprint, task: Task, days: readonly string[]): string[] {
  const active = days.filter((day) => !sprint.pausedDates.includes(day))
  const { repeat } = task
  if (repeat.kind === 'days') {
    return active
      .map(weekdayOf)
      .filter((day) => repeat.days.includes(day))
      .map((day) => day.slice(0, 2))
  }
  const times = repeat.kind === 'once' ? 1 : repeat.times
  return Array.from({ length: Math.min(times, active.length) }, () => '')
}
