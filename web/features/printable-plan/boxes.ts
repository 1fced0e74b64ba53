import type { Sprint, Task } from '#core/contract/sprint.ts'
import { addDays, dayRange, weekdayOf } from '#core/domain/calendar.ts'
import { isFixedOn } from '#core/domain/progress.ts'
import { dueIn, isDue, isSeldom } from '#core/domain/seldom.ts'
import { ownersOf, turnOn } from '#core/domain/task.ts'

/** The seven days of the sprint's n-th week, beginning with 0. */
export function weekDays(sprint: Sprint, week: number): string[] {
  return dayRange(addDays(sprint.startsOn, week * 7), 7)
}

/** One tick on paper: a box of one's own, one that is split among several, one pill for all (N5). */
export type PaperBox = { kind: 'own' | 'split' | 'all'; memberIds: readonly string[] }

/**
 * What a task has to tick in a week: on its days, each with its boxes, or so many times on any day.
 * `isOpen`: its boxes stand on days, but any of these days will do.
 */
export type PaperRow =
  | { kind: 'days'; isOpen: boolean; cells: readonly (readonly PaperBox[])[] }
  | { kind: 'any-day'; times: readonly (readonly PaperBox[])[] }

/** Whoever takes turns by day has a box on each, also where the days are free: it says whose day it is. */
function isOnDays(task: Task, days: readonly string[]): boolean {
  if (isSeldom(task)) return false
  return task.repeat.kind === 'days' || isFixedOn(task, days[0]!) || task.sharing === 'daily-turns'
}

/** The tasks that ask for something in these days of a week. */
export const tasksIn = ({ tasks }: Sprint, days: readonly string[]) =>
  tasks.filter((task) => isDue(task, { startsOn: days[0]!, weeks: 1 }))

/** `memberIds`: the family's. */
export function rowOf(
  sprint: Sprint,
  task: Task,
  { days, memberIds }: { days: readonly string[]; memberIds: readonly string[] },
): PaperRow {
  const boxesOn = (date: string) => boxesOf(task, sprint, { date, memberIds })
  if (isOnDays(task, days)) {
    const isOpen = !days.some((day) => isFixedOn(task, day))
    const isAsked = (day: string) =>
      !sprint.pausedDates.includes(day) && (isOpen || isFixedOn(task, day))
    return { kind: 'days', isOpen, cells: days.map((day) => (isAsked(day) ? boxesOn(day) : [])) }
  }
  const active = days.filter((day) => !sprint.pausedDates.includes(day)).length
  const times = Math.min(timesIn(days[0]!, task), active)
  return { kind: 'any-day', times: Array.from({ length: times }, () => boxesOn(days[0]!)) }
}

function timesIn(weekStart: string, { repeat }: Task): number {
  if (repeat.kind === 'times') return repeat.times
  return repeat.kind === 'seldom' && dueIn(repeat, weekStart) === null ? 0 : 1
}

function boxesOf(
  task: Task,
  sprint: Sprint,
  on: { date: string; memberIds: readonly string[] },
): PaperBox[] {
  const owners = ownersOf(task, on.memberIds)
  if (owners.length === 0) return []
  const turn = turnOn(task, sprint, on)
  if (turn) return [{ kind: 'own', memberIds: [turn] }]
  if (owners.length > 1 && task.sharing === 'one') return [{ kind: 'split', memberIds: owners }]
  if (owners.length > 1 && task.sharing === 'together') return [{ kind: 'all', memberIds: owners }]
  return owners.map((id) => ({ kind: 'own', memberIds: [id] }))
}

/** A box on a child's strip: a tick of the child's own, or of all together; the letters of its day, if it has one. */
export type StripBox = PaperBox & { date: string | null; day: string; isOpen: boolean }

/** What a task has for one member to tick in a week. */
export function stripBoxes(
  sprint: Sprint,
  task: Task,
  week: { days: readonly string[]; memberIds: readonly string[]; memberId: string },
): StripBox[] {
  const own = (boxes: readonly PaperBox[]): PaperBox[] =>
    boxes
      .filter(({ memberIds }) => memberIds.includes(week.memberId))
      .map((box) => (box.kind === 'split' ? { ...box, memberIds: [week.memberId] } : box))
  const row = rowOf(sprint, task, week)
  if (row.kind === 'any-day') {
    return row.times.flatMap(own).map((box) => ({ ...box, date: null, day: '', isOpen: true }))
  }
  return row.cells.flatMap((boxes, index) => {
    const date = week.days[index]!
    const on = { date, day: weekdayOf(date).slice(0, 2), isOpen: row.isOpen }
    return own(boxes).map((box) => ({ ...box, ...on }))
  })
}
