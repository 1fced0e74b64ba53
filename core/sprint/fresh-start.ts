import type { CommandOf } from '../commands/definitions.ts'
import type { Family } from '../family/schema.ts'
import type { NewSprint, PlanCommand, Sprint } from './schema.ts'
import type { NewTask } from '../tasks/schema.ts'
import { limits } from '../limits.ts'
import { smallWeek } from './draft-size.ts'
import { membersOf } from '../members/member.ts'
import { addDays } from '../time/calendar.ts'
import { draftNextSprint, startChoices } from './next-sprint.ts'
import { share, taskProgress } from '../tasks/progress.ts'
import { plainText } from '../text/same-text.ts'
import { dueIn, isSeldom } from '../tasks/seldom.ts'
import { amongMembers, lineOf } from '../tasks/task.ts'
import { missedWeeks } from './week.ts'
import type { Person } from '../days-here/days-here.ts'

/** What a family begins again with: the weeks that are put away, and the days of the small one. */
export type FreshStart = {
  missed: Sprint[]
  /** The small week, as yet without its lines. */
  week: NewSprint
  /** Lines to choose from, the best first. */
  lines: NewTask[]
  /** What is seldom, which waits until the small week is over. */
  waiting: NewTask[]
  /** The first day that asks for something. */
  begins: string
}

/**
 * A small week after missed ones (N4); null where none was missed, or there is nothing to offer. What this
 * family finished last comes first, then the mission's next `steps`, then what was planned.
 */
export function freshStart(
  family: Family,
  sprints: readonly Sprint[],
  { today, steps }: { today: string; steps: readonly NewTask[] },
): FreshStart | null {
  const missed = missedWeeks(sprints, today)
  const lines = linesOf(family, sprints, steps)
  if (missed.length === 0 || lines.length === 0) return null
  const draft = draftNextSprint(family, sprints, today)
  const startsOn = startChoices({ ...draft, weeks: 1 }, today).usual
  const week = { ...draft, weeks: 1, startsOn, tasks: [] }
  const waiting = draft.tasks.filter(isSeldom).map((task) => notIn(startsOn, task))
  return { missed, week, lines, waiting, begins: today > startsOn ? today : startsOn }
}

/** The lines of the small week: two, from the `turn`-th pair of what there is to choose from. */
export function smallLines(lines: readonly NewTask[], turn: number): NewTask[] {
  const first = lines.length <= smallWeek ? 0 : (turn * smallWeek) % lines.length
  return [...lines, ...lines].slice(first, first + Math.min(smallWeek, lines.length))
}

/** The command that puts the missed weeks away and begins the small one: one intent, one command. */
export function beginAgain(
  { missed, week, waiting, begins }: FreshStart,
  tasks: NewTask[],
): { sprintId: string; command: Omit<CommandOf<PlanCommand, 'close-week'>, 'id'> } {
  const [{ id: sprintId }, ...others] = missed.toReversed() as [Sprint, ...Sprint[]]
  const quiet = others.map(({ id }) => id)
  const next = { ...week, tasks: [...tasks, ...waiting] }
  const command = { type: 'close-week' as const, next, begins }
  return { sprintId, command: quiet.length > 0 ? { ...command, quiet } : command }
}

/** The task as it rests in the week from `startsOn` on: what would come in it comes in the one after. */
function notIn(startsOn: string, task: NewTask): NewTask {
  const { repeat } = task
  if (repeat.kind !== 'seldom' || dueIn(repeat, startsOn) === null) return task
  return { ...task, repeat: { ...repeat, startsOn: addDays(startsOn, 7) } }
}

function linesOf(family: Family, sprints: readonly Sprint[], steps: readonly NewTask[]): NewTask[] {
  const members = membersOf(family.familyData)
  const memberIds = members.map(({ id }) => id)
  const newestFirst = sprints.slice(-limits.latestSprints).toReversed()
  const finished = newestFirst.flatMap((sprint) => mostFinished(sprint, members))
  const planned = newestFirst.flatMap(({ tasks }) => tasks).toSorted((a, b) => a.effort - b.effort)
  const all = [...finished, ...steps, ...planned.map(lineOf)]
  const ours = all
    .filter((line) => !isSeldom(line))
    .map((line) => amongMembers(line, memberIds))
    .filter((line) => line !== null)
  return withoutRepeats(ours)
}

/** Each line once, the first of those with its id or its title. */
function withoutRepeats(lines: readonly NewTask[]): NewTask[] {
  const [ids, titles] = [new Set<string>(), new Set<string>()]
  return lines.filter((line) => {
    const title = plainText(line.title)
    const isKnown = ids.has(line.id) || titles.has(title)
    ids.add(line.id)
    titles.add(title)
    return !isKnown
  })
}

/** What was done in a week, the largest part first. What was to be done once is done. */
function mostFinished(sprint: Sprint, people: readonly Person[]): NewTask[] {
  return sprint.tasks
    .filter(({ repeat }) => repeat.kind !== 'once')
    .map((task) => ({ task, part: share(taskProgress(sprint, task, people)) }))
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part)
    .map(({ task }) => lineOf(task))
}
