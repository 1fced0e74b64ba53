import type { NewTask, Sprint, Task } from '../sprint/schema.ts'
import type { SprintCommandOf } from '../log/sprint-commands-schema.ts'
import { refuse } from '../refusal.ts'
import { limits } from '../limits.ts'
import { edited, requireMember, type Context, type Changes } from '../commands/context.ts'
import { cycleOn, isHere, type Person } from '../days-here/days-here.ts'
import { addDays, dayRange, daysBetween, weekdayOf } from '../time/calendar.ts'
import { dueInWeek } from './seldom.ts'
import { isInSprint } from '../time/sprint-days.ts'

type People = Changes<Pick<Task, 'owners' | 'helperId'>>

/** Refuses owners or a helper from outside the family. */
export function requirePeople({ owners, helperId }: People, context: Context): void {
  if (Array.isArray(owners)) for (const owner of owners) requireMember(context, owner)
  if (helperId) requireMember(context, helperId)
}

function find(sprint: Sprint, taskId: string): { index: number; task: Task } {
  const index = sprint.tasks.findIndex(({ id }) => id === taskId)
  return { index, task: sprint.tasks[index] ?? refuse('task-missing') }
}

export function addTask(
  sprint: Sprint,
  { task, position }: SprintCommandOf<'add-task'>,
  context: Context,
): Sprint {
  requirePeople(task, context)
  if (sprint.tasks.some(({ id }) => id === task.id)) refuse('entry-exists')
  if (sprint.tasks.length >= limits.tasks) refuse('list-full')
  const added = { ...task, checks: checksOf(task, context) }
  return { ...sprint, tasks: sprint.tasks.toSpliced(position ?? sprint.tasks.length, 0, added) }
}

/** The checks that a task brings along, those of members alone (A19): others cannot have done it. */
function checksOf({ checks }: Task, { memberIds }: Context): Task['checks'] {
  return inOrderOfDays(
    Object.entries(checks).map(([date, members]) => [
      date,
      members.filter((member) => memberIds.includes(member)),
    ]),
  )
}

/** Checks in a fixed order of days and members, without days on which nobody did anything. */
function inOrderOfDays(days: [date: string, members: string[]][]): Task['checks'] {
  return Object.fromEntries(
    days
      .filter(([, members]) => members.length > 0)
      .map(([date, members]): [string, string[]] => [date, members.toSorted()])
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

export function editTask(
  sprint: Sprint,
  { taskId, changes, from }: SprintCommandOf<'edit-task'>,
  context: Context,
): Sprint {
  requirePeople(changes, context)
  const { index, task } = find(sprint, taskId)
  const { sharing: _, ...others } = changes
  const { sharing: __, ...before } = from ?? {}
  const next = edited(task, others, from && before)
  return { ...sprint, tasks: sprint.tasks.with(index, withSharing(next, changes.sharing)) }
}

function withSharing({ sharing: before, ...task }: Task, sharing = before ?? null): Task {
  return sharing ? { ...task, sharing } : task
}

export function moveTask(
  sprint: Sprint,
  { taskId, position }: SprintCommandOf<'move-task'>,
): Sprint {
  const { index, task } = find(sprint, taskId)
  return { ...sprint, tasks: sprint.tasks.toSpliced(index, 1).toSpliced(position, 0, task) }
}

export function removeTask(sprint: Sprint, { taskId }: SprintCommandOf<'remove-task'>): Sprint {
  return { ...sprint, tasks: sprint.tasks.toSpliced(find(sprint, taskId).index, 1) }
}

/** Whether the task is this member's to do. */
export function isOwner(task: Pick<Task, 'owners'>, memberId: string): boolean {
  return task.owners === 'everyone' || task.owners.includes(memberId)
}

/** Who does the task: its owners who are still in the family, or everybody. */
export function ownersOf<One extends { id: string }>(
  task: Pick<Task, 'owners'>,
  people: readonly One[],
): One[] {
  return people.filter(({ id }) => isOwner(task, id))
}

/** A line of the plan without what happened on it: to be begun once more. */
export function lineOf({ checks: _, ...line }: NewTask & Partial<Pick<Task, 'checks'>>): NewTask {
  return line
}

/** The line with those of its people who are still in the family; null where nobody is left to do it. */
export function amongMembers(line: NewTask, memberIds: readonly string[]): NewTask | null {
  const owners =
    line.owners === 'everyone' ? line.owners : memberIds.filter((id) => isOwner(line, id))
  const helperId = line.helperId && memberIds.includes(line.helperId) ? line.helperId : null
  return owners.length === 0 ? null : { ...line, owners, helperId }
}

/** Whether one tick is the tick of all its owners that day (N5): it is one thing, whoever does it. */
export const isShared = ({ sharing }: Pick<Task, 'sharing'>): boolean => sharing !== undefined

/** Who has done the task that day, of everybody. */
export const doneBy = (task: Pick<Task, 'checks'>, date: string): readonly string[] =>
  task.checks[date] ?? []

/** Whether there is nothing left for the member to tick that day: somebody's tick is enough where they share. */
export function isDoneFor(task: Task, memberId: string, date: string): boolean {
  return isShared(task) ? doneBy(task, date).length > 0 : isTicked(task, memberId, date)
}

/** A Sunday, from which days and weeks are counted, so that turns go on from week to week. */
const firstDay = '2023-01-01'

/** Whether a task is for some days of the week and no others. */
const isOnItsDays = ({ repeat }: Pick<Task, 'repeat'>) =>
  repeat.kind === 'days' || (repeat.kind === 'times' && repeat.times === 7)

/**
 * Whose turn it is that day; null where nobody takes turns, or nobody is here to. Counted from a fixed
 * day in the task's own days or in weeks, so that two devices say the same, and next week goes on where
 * this one ends. A turn passes over who is away, to the next of them: that day, or all of the week where
 * the turn is the week's and any of its days will do.
 */
export function turnOn(
  task: Pick<Task, 'owners' | 'sharing' | 'repeat'>,
  { startsOn }: Pick<Sprint, 'startsOn'>,
  { people, date }: { people: readonly Person[]; date: string },
): string | null {
  const { sharing, repeat } = task
  if (sharing !== 'daily-turns' && sharing !== 'weekly-turns') return null
  const owners = ownersOf(task, people)
  const ofSprint = Math.floor(daysBetween(startsOn, date) / 7)
  const week = dayRange(addDays(startsOn, ofSprint * 7), 7)
  const isOfWeek = repeat.kind === 'seldom' || (sharing === 'weekly-turns' && !isOnItsDays(task))
  const nth = (before: number) => {
    const turned = owners.map((_, at) => owners[(before + at) % owners.length]!)
    const isThere = (owner: Person) =>
      isOfWeek ? week.some((day) => isHere(owner, day)) : isHere(owner, date)
    return turned.find(isThere)?.id ?? null
  }
  if (repeat.kind === 'seldom') {
    const before = dueInWeek(repeat, { startsOn }, ofSprint)
    return before === null ? null : nth(before)
  }
  const weeks = Math.floor(daysBetween(firstDay, startsOn) / 7) + ofSprint
  // Whoever is here every other week would else have every turn of theirs, or none.
  const isOfTwo = owners.some((owner) => cycleOn(owner, date) === 2)
  const round = isOfTwo ? Math.ceil(weeks / 2) : weeks
  if (sharing === 'weekly-turns') return nth(round)
  const days = week.filter((day) => repeat.kind !== 'days' || repeat.days.includes(weekdayOf(day)))
  return nth(round * days.length + days.filter((day) => day < date).length)
}

export function isTicked(task: Task, memberId: string, date: string): boolean {
  return task.checks[date]?.includes(memberId) ?? false
}

/** Whether the member did the task on any day. */
export function wasTicked(task: Pick<Task, 'checks'>, memberId: string): boolean {
  return Object.values(task.checks).some((members) => members.includes(memberId))
}

/**
 * Ticks or unticks one box. Members and days are kept in a fixed order, so that two parents who
 * tick different boxes end with the same document, whoever was first.
 */
export function tick(
  sprint: Sprint,
  { taskId, memberId, date, done }: SprintCommandOf<'tick'>,
  context: Context,
): Sprint {
  const { index, task } = find(sprint, taskId)
  requireMember(context, memberId)
  if (!isOwner(task, memberId)) refuse('not-an-owner')
  if (!isInSprint(sprint, date)) refuse('date-outside-sprint')
  const others = doneBy(task, date).filter((id) => id !== memberId)
  const members = done ? roomFor([...others, memberId], context) : others
  const checks = inOrderOfDays(Object.entries({ ...task.checks, [date]: members }))
  return { ...sprint, tasks: sprint.tasks.with(index, { ...task, checks }) }
}

/** Ticks of people who have left make room before anybody's present one is lost. */
function roomFor(members: string[], { memberIds }: Context): string[] {
  return members.length > limits.members ? members.filter((id) => memberIds.includes(id)) : members
}
