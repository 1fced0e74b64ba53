import type { NewTask } from '../tasks/schema.ts'
import type { Sprint } from './schema.ts'
import { add, share, sprintProgress, taskProgress } from '../tasks/progress.ts'
import { isClosed } from './quiet-week.ts'
import { isSeldom } from '../tasks/seldom.ts'
import { daysLeft, daysOf } from '../time/sprint-days.ts'
import type { Person } from '../days-here/days-here.ts'

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
  people: readonly Person[],
): number | null {
  return capacityIn(
    sprints.filter(({ completed }) => completed),
    people,
  )
}

/** Whether so many ticks deserve that word, beside what is usual in the same time. */
export const isClearlyMore = (planned: number, usual: number | null): boolean =>
  usual !== null && planned > usual * 1.25

/**
 * What a plan of one week that has begun asks for in the days that are left, today among them, and how many of
 * them count; null where all of it lies ahead, or nothing. What was done already asks for nothing more.
 */
export function askedInRest(
  plan: Sprint,
  people: readonly Person[],
  today: string,
): { ticks: number; days: number } | null {
  const over = daysOf(plan).filter((day) => day < today)
  const rest = { ...plan, pausedDates: [...new Set([...plan.pausedDates, ...over])] }
  const days = plan.weeks * 7 - rest.pausedDates.length
  if (plan.weeks > 1 || over.length === 0 || days <= 0) return null
  const ticks = plan.tasks.reduce((sum, task) => {
    const { done, planned } = taskProgress(plan, task, people)
    return sum + Math.min(taskProgress(rest, task, people).planned, planned - done)
  }, 0)
  return { ticks, days }
}

/** The same in weeks that are over. */
function capacityIn(over: readonly Sprint[], people: readonly Person[]): number | null {
  const weekly: number[] = []
  for (const sprint of over.toReversed()) {
    if (weekly.length === weeksThatCount) break
    if (!isTouched(sprint)) continue
    const progress = sprintProgress(sprint, people)
    if (share(progress) > 0) weekly.push(progress.done / sprint.weeks)
  }
  if (weekly.length === 0) return null
  return weekly.reduce((sum, done) => sum + done, 0) / weekly.length
}

const isTouched = ({ tasks }: Sprint) => tasks.some(({ checks }) => Object.keys(checks).length > 0)

/** What the draft is made from: the weeks before, the newest last. */
type Before = { sprints: readonly Sprint[]; people: readonly Person[]; today: string }

/**
 * The lines of a draft as far as this family finishes them (N4): where the latest weeks ended clearly below
 * their plans, the mission's steps and what was done most often stay, up to the usual week. `days`: the
 * draft's. A family without any finished week keeps two lines. What is seldom stays: nobody would think of it
 * again when its week comes.
 */
export function withinCapacity(
  tasks: readonly NewTask[],
  days: Pick<Sprint, 'startsOn' | 'weeks'>,
  { sprints, people, today }: Before,
): NewTask[] {
  const previous = sprints.at(-1)
  // The week that is about to be closed says what it came to, unless most of it lies ahead.
  const lived = sprints.filter(
    (sprint) => isClosed(sprint, today) || (sprint === previous && daysLeft(sprint, today) <= 1),
  )
  const latest = lived.slice(-weeksThatCount).map((sprint) => sprintProgress(sprint, people))
  const planned = latest.filter((progress) => progress.planned > 0)
  if (planned.length === 0 || share(add(planned)) >= clearlyLess) return [...tasks]
  const room = capacityIn(lived, people)
  const others = tasks.filter((task) => !isSeldom(task))
  const done = ({ id }: NewTask) => {
    const before = previous!.tasks.find((task) => task.id === id)
    return before ? taskProgress(previous!, before, people).done : 0
  }
  const fresh = { ...previous!, ...days, pausedDates: [], tasks: [] }
  const ranked = mostDoneFirst(others, done)
  const kept =
    room === null
      ? ranked.slice(0, smallWeek)
      : fitting(ranked, room * days.weeks - promised(tasks.filter(isSeldom)), { promise, done })
  return tasks.filter((task) => isSeldom(task) || kept.includes(task))

  function promised(some: readonly NewTask[]): number {
    return some.reduce((sum, task) => sum + promise(task), 0)
  }

  function promise(task: NewTask): number {
    return taskProgress(fresh, { ...task, checks: {} }, people).planned
  }
}

/** The mission's steps, then what was promised once and waits, then the others: what was done most often first. */
function mostDoneFirst(tasks: readonly NewTask[], done: (task: NewTask) => number): NewTask[] {
  const rank = (task: NewTask) => {
    if (task.reason.kind === 'mission') return 2
    return task.reason.kind === 'carried-over' ? 1 : 0
  }
  return tasks.toSorted((a, b) => rank(b) - rank(a) || done(b) - done(a))
}

type Sizes = Record<'promise' | 'done', (task: NewTask) => number>

/**
 * As many as there is room for, in their order. What was done most often stays in any case, however much
 * more of it was planned: it takes the room of what was done. The first stays even where nothing fits.
 */
function fitting(ranked: readonly NewTask[], room: number, { promise, done }: Sizes): NewTask[] {
  const heart = ranked.toSorted((a, b) => done(b) - done(a)).find((task) => done(task) > 0)
  let left = room
  const kept = ranked.filter((task) => {
    const size = task === heart ? Math.min(done(task), left) : promise(task)
    if (size > left) return false
    left -= size
    return true
  })
  return kept.length > 0 ? kept : ranked.slice(0, 1)
}
