import type { NewTask, Sprint } from '../contract/sprint.ts'
import { add, share, sprintProgress, taskProgress } from './progress.ts'
import { isClosed } from './quiet-week.ts'
import { isSeldom } from './seldom.ts'
import { daysLeft } from './sprint-days.ts'

/** How many of the latest weeks say what a family manages. */
export const weeksThatCount = 3

/** A family that finished less than this part of what it planned finished clearly less. */
const clearlyLess = 0.6

/** So many lines are a small week. */
export const smallWeek = 2

/**
 * What this family finished on average in its last three completed sprints, in ticks a week;
 * null before there is one. More than that in a plan deserves a friendly word.
 */
export function usualCapacity(
  sprints: readonly Sprint[],
  memberIds: readonly string[],
): number | null {
  const latest = sprints
    .filter((sprint) => sprint.completed && share(sprintProgress(sprint, memberIds)) > 0)
    .slice(-weeksThatCount)
  if (latest.length === 0) return null
  const weekly = latest.map((sprint) => sprintProgress(sprint, memberIds).done / sprint.weeks)
  return weekly.reduce((sum, done) => sum + done, 0) / latest.length
}

/** What the draft is made from: the weeks before, the newest last. */
type Before = { sprints: readonly Sprint[]; memberIds: readonly string[]; today: string }

/**
 * The lines of a draft as far as this family finishes them (N4): where the latest weeks ended clearly below
 * their plans, the mission's steps and what was finished most stay, up to the usual week. `days`: the
 * draft's. A family without any finished week keeps two lines. What is seldom stays: nobody would think of it
 * again when its week comes.
 */
export function withinCapacity(
  tasks: readonly NewTask[],
  days: Pick<Sprint, 'startsOn' | 'weeks'>,
  { sprints, memberIds, today }: Before,
): NewTask[] {
  const previous = sprints.at(-1)
  // The week that is about to be closed says what it came to, unless most of it lies ahead.
  const lived = sprints
    .filter(
      (sprint) => isClosed(sprint, today) || (sprint === previous && daysLeft(sprint, today) <= 1),
    )
    .map((sprint) => ({ ...sprint, completed: true }))
  const latest = lived.slice(-weeksThatCount).map((sprint) => sprintProgress(sprint, memberIds))
  const planned = latest.filter((progress) => progress.planned > 0)
  if (planned.length === 0 || share(add(planned)) >= clearlyLess) return [...tasks]
  const room = usualCapacity(lived, memberIds)
  const others = tasks.filter((task) => !isSeldom(task))
  const ranked = mostFinishedFirst(others, previous!, memberIds)
  const kept =
    room === null
      ? ranked.slice(0, smallWeek)
      : fitting(ranked, room * days.weeks - promised(tasks.filter(isSeldom)), promise)
  return tasks.filter((task) => isSeldom(task) || kept.includes(task))

  function promised(some: readonly NewTask[]): number {
    return some.reduce((sum, task) => sum + promise(task), 0)
  }

  function promise(task: NewTask): number {
    const fresh = { ...previous!, ...days, pausedDates: [], tasks: [] }
    return taskProgress(fresh, { ...task, checks: {} }, memberIds).planned
  }
}

/**
 * The mission's steps, then what was promised once and waits, then the others: what was done for the
 * larger part first.
 */
function mostFinishedFirst(
  tasks: readonly NewTask[],
  previous: Sprint,
  memberIds: readonly string[],
): NewTask[] {
  const finished = ({ id }: NewTask) => {
    const task = previous.tasks.find((before) => before.id === id)
    return task ? share(taskProgress(previous, task, memberIds)) : 0
  }
  const rank = (task: NewTask) => {
    if (task.reason.kind === 'mission') return 3
    return task.reason.kind === 'carried-over' ? 2 : finished(task)
  }
  return tasks.toSorted((a, b) => rank(b) - rank(a))
}

/** As many as there is room for, in their order; the first even where it alone is more. */
function fitting(
  ranked: readonly NewTask[],
  room: number,
  promise: (task: NewTask) => number,
): NewTask[] {
  let left = room
  const kept = ranked.filter((task) => {
    const size = promise(task)
    if (size > left) return false
    left -= size
    return true
  })
  return kept.length > 0 ? kept : ranked.slice(0, 1)
}
