import type { Documents } from '../commands/documents.ts'
import { membersOf } from '../members/member.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { addDays } from '../time/calendar.ts'
import { alwaysHere, isHere, type Person } from '../days-here/days-here.ts'
import { isFixedOn, isOpenOn, type Progress } from '../tasks/progress.ts'
import { daysOf, isInSprint } from '../time/sprint-days.ts'
import { sprintForStandUp } from './stand-up.ts'
import { doneBy, isDoneFor, isShared, isTicked, ownersOf, turnOn } from '../tasks/task.ts'

/** One tick of a day: who may make it, and who has. Those who share a task share its box (N5). */
export type Box = { memberIds: readonly string[]; doneBy: readonly string[] }

/** A task on a day. `isFixed`: the day is its own; what is not may wait for another of the week. */
export type DayLine = { task: Task; boxes: readonly Box[]; isFixed: boolean; turn: string | null }

/** The family's day, as every screen and program has it. `isOff`: the family has paused it. */
export type Day = { sprint: Sprint | null; isOff: boolean; lines: readonly DayLine[] }

/** The day of the planned week that is open on it; a paused day, and one without a week, has no lines. */
export function dayOf({ family, sprints }: Documents, date: string, asIfHere?: string): Day {
  const sprint = sprintForStandUp(sprints, date)
  const isOff = sprint?.pausedDates.includes(date) ?? false
  const people = membersOf(family.familyData)
  const lines = sprint && !isOff ? dayLines(sprint, people, date, asIfHere) : []
  return { sprint, isOff, lines }
}

/**
 * The family's day, in the plan's order: what belongs to it, and what may be done on it, as long as
 * anything of that is left or was done on it. Ticking moves nothing. Who is away has no box, but for
 * what they ticked all the same. `asIfHere` has the boxes that they would have at home; whose turn it is
 * stays what it is for everybody (P20).
 */
export function dayLines(
  sprint: Sprint,
  people: readonly Person[],
  date: string,
  asIfHere?: string,
): DayLine[] {
  if (!isInSprint(sprint, date)) return []
  const there = people.map((one) => (one.id === asIfHere ? alwaysHere(one) : one))
  return sprint.tasks
    .map((task) => ({
      task,
      boxes: boxesOn(sprint, task, { people: there, date }),
      isFixed: isFixedOn(task, date),
      turn: turnOn(task, sprint, { people, date }),
    }))
    .filter(({ boxes, turn }) => boxes.length > 0 && !waits(boxes, turn))

  /** What is somebody's turn this week waits for them while they are away. */
  function waits(boxes: readonly Box[], turn: string | null): boolean {
    const whose = there.find(({ id }) => id === turn)
    return whose !== undefined && !isHere(whose, date) && !boxes.some(isFilled)
  }
}

type On = { people: readonly Person[]; date: string }

function boxesOn(sprint: Sprint, task: Task, { people, date }: On): Box[] {
  const isThere = (person: Person) => {
    if (!isHere(person, date)) return isTicked(task, person.id, date)
    return isDoneFor(task, person.id, date) || isOpenOn(sprint, task, person, date)
  }
  const there = ownersOf(task, people, sprint)
    .filter(isThere)
    .map(({ id }) => id)
  const done = doneBy(task, date)
  if (!isShared(task))
    return there.map((id) => ({ memberIds: [id], doneBy: done.filter((one) => one === id) }))
  return there.length > 0 ? [{ memberIds: there, doneBy: done }] : []
}

/** Whether somebody has made the tick. */
export const isFilled = ({ doneBy: done }: Box): boolean => done.length > 0

/**
 * How far a family is with a day. Only what belongs to it counts, so that the number of things stands
 * still while they are ticked (N10).
 */
export function dayProgress(lines: readonly DayLine[]): Progress {
  const boxes = lines.filter(({ isFixed }) => isFixed).flatMap((line) => line.boxes)
  return { done: boxes.filter(isFilled).length, planned: boxes.length }
}

/** Whether a day is worth a small celebration: all that belongs to it is done, or all there was. */
export function isDayDone(lines: readonly DayLine[]): boolean {
  const { done, planned } = dayProgress(lines)
  if (planned > 0) return done === planned
  return lines.length > 0 && !isAnyOpen(lines)
}

/** Whether anything is left to tick that day, and be it of what may wait for another. */
export const isAnyOpen = (lines: readonly DayLine[]): boolean =>
  lines.some(({ boxes }) => !boxes.every(isFilled))

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
