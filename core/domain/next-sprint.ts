import type { Family } from '../contract/family.ts'
import type { NewSprint, NewTask, Sprint, Task } from '../contract/sprint.ts'
import { limits } from '../limits.ts'
import { addDays, weekStart } from './calendar.ts'
import { runningExperiment } from './experiment.ts'
import { memberIdsOf } from './member.ts'
import { share, sprintProgress, taskProgress } from './progress.ts'
import { daysLeft, endOf } from './sprint-days.ts'
import { ownersOf, wasTicked } from './task.ts'

/**
 * Who in the family still has something to do on the task. What was promised once waits until it is
 * done, even where every day was paused.
 */
function unfinishedOwners(sprint: Sprint, task: Task, memberIds: readonly string[]): string[] {
  return ownersOf(task, memberIds).filter((memberId) => {
    if (task.repeat.kind === 'once') return !wasTicked(task, memberId)
    const { done, planned } = taskProgress(sprint, task, memberId)
    return done < planned
  })
}

/** Whether anybody in the family still has something to do on the task. */
export function isUnfinished(sprint: Sprint, task: Task, memberIds: readonly string[]): boolean {
  return unfinishedOwners(sprint, task, memberIds).length > 0
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
 * Drafts the sprint after `previous` (null for the very first): rhythms go on, what was promised
 * once and not done is carried over, the running experiment comes along. `newId` makes ids.
 */
export function draftNextSprint(
  family: Family,
  previous: Sprint | null,
  { today, name, newId }: { today: string; name: string; newId: () => string },
): NewSprint {
  const memberIds = memberIdsOf(family.familyData)
  return {
    id: newId(),
    name,
    startsOn: nextStart(family, previous, today),
    weeks: previous?.weeks ?? 1,
    goalId: family.familyData.goal?.id ?? null,
    missionStep: '',
    experimentId: runningExperiment(family)?.id ?? null,
    tasks: previous ? carryOver(previous, memberIds, newId) : [],
  }
}

function carryOver(previous: Sprint, memberIds: string[], newId: () => string): NewTask[] {
  return previous.tasks.flatMap((task) => {
    const { checks: _, ...fields } = task
    const owners = task.owners === 'everyone' ? task.owners : ownersOf(task, memberIds)
    if (owners.length === 0) return []
    const helperId = task.helperId && memberIds.includes(task.helperId) ? task.helperId : null
    const kept = { ...fields, id: newId(), owners, helperId }
    if (task.repeat.kind !== 'once') return [kept]
    const left = unfinishedOwners(previous, task, memberIds)
    if (left.length === 0) return []
    const nobodyDidIt = left.length === ownersOf(task, memberIds).length
    const reason = { kind: 'carried-over' as const, text: previous.name }
    return [{ ...kept, owners: nobodyDidIt ? owners : left, reason }]
  })
}

/** How many of the latest completed sprints say what a family manages. */
const sprintsThatCount = 3

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
    .slice(-sprintsThatCount)
  if (latest.length === 0) return null
  const weekly = latest.map((sprint) => sprintProgress(sprint, memberIds).done / sprint.weeks)
  return weekly.reduce((sum, done) => sum + done, 0) / latest.length
}

/** Whether the plan promises clearly more a week than the family usually finishes. */
export function promisesTooMuch(
  plan: Sprint,
  sprints: readonly Sprint[],
  memberIds: readonly string[],
): boolean {
  const usual = usualCapacity(sprints, memberIds)
  const planned = sprintProgress(plan, memberIds).planned / plan.weeks
  return usual !== null && planned > usual * 1.25
}

/** The name offered for the n-th sprint, within the bound for names. */
export function sprintName(count: number, prefix = 'Week'): string {
  return `${prefix} ${count}`.slice(0, limits.name)
}

/** The name offered for the sprint after these: the number goes on where the family left it. */
export function nextSprintName(sprints: readonly Sprint[]): string {
  const numbered = sprints.flatMap(({ name }) => Number(/^Week (\d{1,4})$/.exec(name)?.[1] ?? 0))
  return sprintName(Math.max(sprints.length, ...numbered) + 1)
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
