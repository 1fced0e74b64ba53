import type { Today, TodayTick } from './today-schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Task } from '../tasks/schema.ts'
import { refuse } from '../refusal.ts'
import { addDays, dayRange } from '../time/calendar.ts'
import { dayOf, dayProgress, isFilled, type DayLine } from '../stand-up/day.ts'
import { tickersOf, type Tick } from '../stand-up/own-day.ts'
import type { Documents } from '../commands/documents.ts'
import { membersOf } from '../members/member.ts'
import { isHeld, sprintForStandUp, standUpOn } from '../stand-up/stand-up.ts'
import { ownersOf, turnOn } from '../tasks/task.ts'
import { familyDay, momentOf } from '../family/family-clock.ts'

/** What a week is called to whoever reads it: by its number in their language, or by the family's words. */
export type WeekCalled = (name: Sprint['name']) => string

/** So many days ahead a check-in is looked for. */
const daysAhead = 14

/** The family's day at an instant, by its own clocks: what its screens show, for programs (E3). */
export function todayOf(documents: Documents, now: string, called: WeekCalled): Today {
  const { family } = documents
  const { goal } = family.familyData
  const people = membersOf(family.familyData)
  const members = people.map(({ id, name }) => ({ id, name }))
  const date = familyDay(documents.family, now)
  const { sprint, isOff: paused, lines } = dayOf(documents, date)
  return {
    familyId: family.id,
    date,
    members,
    goal: goal && { id: goal.id, title: goal.title },
    week: sprint && { id: sprint.id, name: called(sprint.name), startsOn: sprint.startsOn, paused },
    tasks: lines.map((line) => taskOf(line, members)),
    progress: dayProgress(lines),
    nextCheckIn: nextCheckIn(documents, date),
  }
}

function taskOf(line: DayLine, members: Today['members']): Today['tasks'][number] {
  const { task, boxes, isFixed: due, turn } = line
  const whose = boxes.flatMap(({ memberIds, doneBy }) =>
    members
      .filter(({ id }) => memberIds.includes(id))
      .map((member) => ({ ...member, done: doneBy.includes(member.id) })),
  )
  const done = boxes.every(isFilled)
  return { id: task.id, title: task.title, who: whose, due, done, turn }
}

function nextCheckIn({ family, sprints }: Documents, today: string): string | null {
  const { settings } = family.familyData
  const { standUpTime } = settings
  if (!standUpTime) return null
  const people = membersOf(family.familyData)
  const isToCome = (day: string) => {
    const sprint = sprintForStandUp(sprints, day)
    if (!sprint || sprint.pausedDates.includes(day)) return false
    return !isHeld(standUpOn(sprint, day), people)
  }
  const day = dayRange(today, daysAhead).find(isToCome)
  return day ? momentOf(day, standUpTime, settings) : null
}

/**
 * The tick that a program makes or takes back, and the week that it goes to. A program is nobody in the
 * family: where several could have done it, it refuses until it is said who.
 */
export function tickFor(
  documents: Documents,
  { taskId, memberId, date, done }: TodayTick,
  now: string,
): { sprintId: string; tick: Tick } {
  const day = date ?? familyDay(documents.family, now)
  const { sprint, task } = findTask(documents.sprints, taskId, day)
  const people = membersOf(documents.family.familyData)
  const memberIds = ownersOf(task, people, sprint).map(({ id }) => id)
  const turn = turnOn(task, sprint, { people, date: day })
  const box = { memberIds, doneBy: task.checks[day] ?? [] }
  const tickers = tickersOf({ task, box, turn }, { done, memberId: null })
  const whose = memberId ?? tickers?.[0]
  if (whose === undefined) refuse('whose-tick', { field: 'memberId' })
  return { sprintId: sprint.id, tick: { type: 'tick', taskId, memberId: whose, date: day, done } }
}

function findTask(
  sprints: readonly Sprint[],
  taskId: string,
  day: string,
): { sprint: Sprint; task: Task } {
  // What was done yesterday evening may be said after the week has turned.
  for (const one of [day, addDays(day, -1)]) {
    const sprint = sprintForStandUp(sprints, one)
    const task = sprint?.tasks.find(({ id }) => id === taskId)
    if (sprint && task) return { sprint, task }
  }
  return refuse('task-missing')
}
