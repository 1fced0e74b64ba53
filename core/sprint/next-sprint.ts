import type { Family } from '../family/schema.ts'
import type { NewSprint, Sprint } from './schema.ts'
import type { NewTask, Task } from '../tasks/schema.ts'
import { limits } from '../limits.ts'
import { addDays, weekStart } from '../time/calendar.ts'
import { isClearlyMore, usualCapacity, withinCapacity } from './draft-size.ts'
import { runningExperiment } from '../experiments/experiment.ts'
import { membersOf } from '../members/member.ts'
import { sprintProgress, taskProgress } from '../tasks/progress.ts'
import { sameText } from '../text/same-text.ts'
import { daysLeft, endOf } from '../time/sprint-days.ts'
import { amongMembers, isShared, lineOf, ownersOf, wasTicked } from '../tasks/task.ts'
import { nextWeekId } from './week-id.ts'
import type { Person } from '../days-here/days-here.ts'

/**
 * Who in the family still has something to do on the task. What was promised once waits until it is
 * done, even where every day was paused.
 */
function unfinishedOwners(sprint: Sprint, task: Task, people: readonly Person[]): Person[] {
  const owners = ownersOf(task, people, sprint)
  const isDone = (some: readonly Person[]) => {
    if (task.repeat.kind === 'once') return some.some(({ id }) => wasTicked(task, id))
    const { done, planned } = taskProgress(sprint, task, some)
    return done >= planned
  }
  if (isShared(task)) return isDone(owners) ? [] : owners
  return owners.filter((owner) => !isDone([owner]))
}

/** Whether anybody in the family still has something to do on the task. */
export function isUnfinished(sprint: Sprint, task: Task, people: readonly Person[]): boolean {
  return unfinishedOwners(sprint, task, people).length > 0
}

/**
 * The first day of the next sprint: the day after the previous one where that is still ahead, else
 * the start of the family's current week (a family that comes back late plans the week it is in).
 */
export function nextStart(family: Family, previous: Sprint | null, today: string): string {
  const thisWeek = weekStart(today, family.familyData.settings.startOfWeek)
  const following = previous ? addDays(endOf(previous), 1) : thisWeek
  return following > thisWeek ? following : thisWeek
}

/**
 * Drafts the sprint after the last of `sprints`: rhythms go on, what was promised once and not done is
 * carried over, the running experiment comes along; as much of it as this family finishes. Whoever
 * drafts from the same weeks drafts the same, ids included (P2): a task that goes on keeps its own.
 */
export function draftNextSprint(
  family: Family,
  sprints: readonly Sprint[],
  today: string,
): NewSprint {
  const previous = sprints.at(-1) ?? null
  const people = membersOf(family.familyData)
  const weeks = previous?.weeks ?? 1
  const startsOn = nextStart(family, previous, today)
  const tasks = previous ? carryOver(previous, people) : []
  return {
    id: freeWeekId(sprints),
    name: nextWeekNumber(sprints),
    startsOn,
    weeks,
    goalId: family.familyData.goal?.id ?? null,
    missionStep: '',
    experimentId: runningExperiment(family)?.id ?? null,
    tasks: withinCapacity(tasks, { startsOn, weeks }, { sprints, people, today }),
  }
}

/** The next week's id; a week that was moved to other days may have taken it already. */
function freeWeekId(sprints: readonly Sprint[]): string {
  let id = nextWeekId(sprints.at(-1))
  while (sprints.some((sprint) => sprint.id === id)) id = nextWeekId({ id })
  return id
}

/** The lines of the week before that would go on, and are not in the plan. */
export function stayedOut(
  before: Sprint,
  plan: readonly NewTask[],
  people: readonly Person[],
): NewTask[] {
  return carryOver(before, people).filter(
    (line) => !plan.some(({ id, title }) => id === line.id || sameText(title, line.title)),
  )
}

/** A sprint as it could be begun once more, without what happened in it. */
export function planOf(sprint: NewSprint | Sprint): NewSprint {
  const { id, name, startsOn, weeks, goalId, missionStep, experimentId } = sprint
  const tasks = sprint.tasks.map(lineOf)
  return { id, name, startsOn, weeks, goalId, missionStep, experimentId, tasks }
}

function carryOver(previous: Sprint, people: readonly Person[]): NewTask[] {
  return previous.tasks.flatMap((task) => {
    const kept = amongMembers(
      lineOf(task),
      people.map(({ id }) => id),
    )
    if (!kept) return []
    if (task.repeat.kind !== 'once') return [kept]
    const left = unfinishedOwners(previous, task, people)
    if (left.length === 0) return []
    const nobodyDidIt = left.length === ownersOf(task, people, previous).length
    const reason = { kind: 'carried-over' as const, text: '', week: previous.name }
    return [{ ...kept, owners: nobodyDidIt ? kept.owners : left.map(({ id }) => id), reason }]
  })
}

/** Whether the plan promises clearly more a week than the family usually finishes. */
export function promisesTooMuch(
  plan: Sprint,
  sprints: readonly Sprint[],
  people: readonly Person[],
): boolean {
  const planned = sprintProgress(plan, people).planned / plan.weeks
  return isClearlyMore(planned, usualCapacity(sprints, people))
}

/** The number offered for the week after these: it goes on where the family left it. */
export function nextWeekNumber(sprints: readonly Sprint[]): number {
  const numbered = sprints.flatMap(({ name }) => (typeof name === 'number' ? [name] : []))
  return Math.min(Math.max(sprints.length, ...numbered) + 1, limits.weekNumber)
}

/** With so few days left of a week, today included, a plan for it is hardly worth the paper. */
const tooFewDays = 2

/**
 * The days a plan may begin on, in order, and the one to offer: where its first week has begun, the
 * week after is a choice too, and the usual one once the first is nearly over.
 */
export function startChoices(
  plan: Pick<NewSprint, 'startsOn' | 'weeks'>,
  today: string,
): { all: string[]; usual: string } {
  const { startsOn } = plan
  if (startsOn > today) return { all: [startsOn], usual: startsOn }
  const after = addDays(startsOn, 7)
  return { all: [startsOn, after], usual: daysLeft(plan, today) <= tooFewDays ? after : startsOn }
}
