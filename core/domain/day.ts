import type { Sprint, Task } from '../contract/sprint.ts'
import { addDays, daysBetween, weekdayOf } from './calendar.ts'
import { add, tasksForDay, type Progress } from './progress.ts'
import { activeWeeks, daysOf } from './sprint-days.ts'
import { sprintForStandUp } from './stand-up.ts'
import { isTicked } from './task.ts'

/** A member's task on one day. `due`: it cannot wait for a later day of the week or sprint. */
export type DayTask = { task: Task; done: boolean; due: boolean }

/** What a member can tick on that day: what is due first, then what may wait. Ticking moves nothing. */
export function memberDay(sprint: Sprint, memberId: string, date: string): DayTask[] {
  const tasks = tasksForDay(sprint, memberId, date).map((task) => ({
    task,
    done: isTicked(task, memberId, date),
    due: isDue(sprint, task, memberId, date),
  }))
  return [...tasks.filter(({ due }) => due), ...tasks.filter(({ due }) => !due)]
}

/** Whether the task belongs to this day's "4 of 6 done"; what may wait counts once it is done. */
function countsOn({ done, due }: DayTask): boolean {
  return done || due
}

/** How far these members are with the day. */
export function dayProgress(sprint: Sprint, memberIds: readonly string[], date: string): Progress {
  return add(memberIds.map((memberId) => progressOf(memberDay(sprint, memberId, date))))
}

export function progressOf(tasks: readonly DayTask[]): Progress {
  const counting = tasks.filter(countsOn)
  return { done: counting.filter(({ done }) => done).length, planned: counting.length }
}

/**
 * Whether the day is worth a small celebration: something was done, nothing is left that was due,
 * and it was more than a first one of many that may wait.
 */
export function isDayDone(sprint: Sprint, memberIds: readonly string[], date: string): boolean {
  const tasks = memberIds.flatMap((memberId) => memberDay(sprint, memberId, date))
  const { done, planned } = progressOf(tasks)
  return done > 0 && done === planned && (done === tasks.length || tasks.some(isDueAndDone))
}

const isDueAndDone = ({ done, due }: DayTask) => done && due

function isDue(sprint: Sprint, task: Task, memberId: string, date: string): boolean {
  if (sprint.pausedDates.includes(date)) return false
  if (task.repeat.kind === 'days') return task.repeat.days.includes(weekdayOf(date))
  const days = daysItMayWaitFor(sprint, task, date)
  const doneOn = (day: string) => day !== date && isTicked(task, memberId, day)
  const needed = task.repeat.kind === 'once' ? 1 : Math.min(task.repeat.times, days.length)
  const missing = needed - days.filter(doneOn).length
  const left = days.filter((day) => day >= date && !doneOn(day)).length
  return missing > 0 && missing >= left
}

/** The days that count of the sprint (for once) or of the date's own week (for N times a week). */
function daysItMayWaitFor(sprint: Sprint, { repeat }: Task, date: string): readonly string[] {
  const weeks = activeWeeks(sprint)
  if (repeat.kind === 'once') return weeks.flat()
  return weeks[Math.floor(daysBetween(sprint.startsOn, date) / 7)] ?? []
}

/** So many days back, at most, are offered at once. */
const daysBack = 14

/** The days of a planned, open sprint that can be filled in on that day, oldest first. */
export function daysToFill(sprint: Sprint, today: string): string[] {
  if (sprint.completed || sprint.plannedAt === null) return []
  return daysOf(sprint)
    .filter((date) => date <= today && !sprint.pausedDates.includes(date))
    .slice(-daysBack)
}

/** Yesterday and today, as far as they count in a planned, open sprint: a paused day does not. */
export function daysAround(sprints: readonly Sprint[], today: string): string[] {
  return [addDays(today, -1), today].filter((date) => {
    const sprint = sprintForStandUp(sprints, date)
    return sprint !== null && !sprint.pausedDates.includes(date)
  })
}
