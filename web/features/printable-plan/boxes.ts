import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { addDays, dayRange, weekdayOf } from '#core/time/calendar.ts'
import { hereOn, isHere, type Person } from '#core/days-here/days-here.ts'
import { isFixedOn } from '#core/tasks/progress.ts'
import { dueIn, isDue, isSeldom } from '#core/tasks/seldom.ts'
import { isShared, ownersOf, turnOn } from '#core/tasks/task.ts'
import { tinyWeekday } from '#web/lib/dates.ts'

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

/** What a task has to tick in these days of a week; who is away has no box. `members`: the family's. */
export function rowOf(sprint: Sprint, task: Task, { days, members }: WeekOf): PaperRow {
  const active = days.filter((day) => !sprint.pausedDates.includes(day))
  const turnOf = (date: string) => turnOn(task, sprint, { date, people: members })
  if (isOnDays(task, days)) {
    const isOpen = !days.some((day) => isFixedOn(task, day))
    const cells = days.map((day) =>
      active.includes(day) && (isOpen || isFixedOn(task, day))
        ? boxesOf(task, ownersOf(task, hereOn(members, day), sprint), turnOf(day))
        : [],
    )
    return { kind: 'days', isOpen, cells }
  }
  // Each has as many as there are days on which they are here.
  const often = (count: number) =>
    ownersOf(task, members, sprint).filter(
      (owner) => active.filter((day) => isHere(owner, day)).length > count,
    )
  const oftenest = active.filter(
    (day) => ownersOf(task, hereOn(members, day), sprint).length > 0,
  ).length
  const times = Math.min(timesIn(days[0]!, task), oftenest)
  return {
    kind: 'any-day',
    times: Array.from({ length: times }, (_, count) =>
      boxesOf(task, often(isShared(task) ? 0 : count), turnOf(days[0]!)),
    ),
  }
}

/** Some days of a week, and the family. */
type WeekOf = { days: readonly string[]; members: readonly Person[] }

function timesIn(weekStart: string, { repeat }: Task): number {
  if (repeat.kind === 'times') return repeat.times
  return repeat.kind === 'seldom' && dueIn(repeat, weekStart) === null ? 0 : 1
}

function boxesOf(task: Task, owners: readonly Person[], turn: string | null): PaperBox[] {
  const memberIds = owners.map(({ id }) => id)
  if (owners.length === 0) return []
  if (turn) return [{ kind: 'own', memberIds: [turn] }]
  if (owners.length > 1 && task.sharing === 'one') return [{ kind: 'split', memberIds }]
  if (owners.length > 1 && task.sharing === 'together') return [{ kind: 'all', memberIds }]
  return memberIds.map((id) => ({ kind: 'own', memberIds: [id] }))
}

/** A box on a child's strip: a tick of the child's own, or of all together; the letters of its day, if it has one. */
export type StripBox = PaperBox & { date: string | null; day: string; isOpen: boolean }

/** What a task has for one member to tick in a week. */
export function stripBoxes(
  sprint: Sprint,
  task: Task,
  week: WeekOf & { memberId: string },
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
    const on = { date, day: tinyWeekday(weekdayOf(date)), isOpen: row.isOpen }
    return own(boxes).map((box) => ({ ...box, ...on }))
  })
}
