import { type Changes, fieldsIn } from '../commands/changes.ts'
import { type Context, requireMember } from '../commands/context.ts'
import type { CommandOf, SprintRules, SprintUndos } from '../commands/definitions.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refusal.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { Task, TaskCommand } from './schema.ts'
import { doneBy, isOwner, isTicked } from './task.ts'
import { changedTask, taskBefore } from './task-changes.ts'
import { isInSprint } from '../time/sprint-days.ts'

type Of<Type extends TaskCommand['type']> = CommandOf<TaskCommand, Type>

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

function addTask(sprint: Sprint, { task, position }: Of<'add-task'>, context: Context): Sprint {
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

function editTask(
  sprint: Sprint,
  { taskId, changes, from }: Of<'edit-task'>,
  context: Context,
): Sprint {
  requirePeople(changes, context)
  const { index, task } = find(sprint, taskId)
  return { ...sprint, tasks: sprint.tasks.with(index, changedTask(task, changes, from)) }
}

function moveTask(sprint: Sprint, { taskId, position }: Of<'move-task'>): Sprint {
  const { index, task } = find(sprint, taskId)
  return { ...sprint, tasks: sprint.tasks.toSpliced(index, 1).toSpliced(position, 0, task) }
}

function removeTask(sprint: Sprint, { taskId }: Of<'remove-task'>): Sprint {
  return { ...sprint, tasks: sprint.tasks.toSpliced(find(sprint, taskId).index, 1) }
}

/**
 * Ticks or unticks one box. Members and days are kept in a fixed order, so that two parents who
 * tick different boxes end with the same document, whoever was first. Only an owner ticks; a tick is
 * taken back also where whoever made it does the task no more, or has left.
 */
export function tick(
  sprint: Sprint,
  { taskId, memberId, date, done }: Of<'tick'>,
  context: Context,
): Sprint {
  const { index, task } = find(sprint, taskId)
  if (done || !isTicked(task, memberId, date)) requireMember(context, memberId)
  if (done && !isOwner(task, memberId)) refuse('not-an-owner')
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

export const taskRules: SprintRules<TaskCommand> = {
  'add-task': { apply: addTask },
  'edit-task': {
    apply: editTask,
    from: ({ tasks }, { taskId, changes }) =>
      fieldsIn<object>(
        tasks.find(({ id }) => id === taskId),
        changes,
      ),
  },
  'move-task': { apply: moveTask },
  'remove-task': { apply: removeTask },
  tick: { apply: tick, late: () => true, by: ({ memberId }) => memberId },
}

export const taskUndos: SprintUndos<TaskCommand> = {
  'add-task': (_, { task }) => ({ type: 'remove-task', taskId: task.id }),
  'edit-task': (before, { taskId, changes }, context) => {
    const task = before.tasks.find(({ id }) => id === taskId)
    if (!task) return null
    const old = taskBefore(task, changes)
    return areOurs(old, context) ? { type: 'edit-task', taskId, changes: old } : null
  },
  'move-task': (before, { taskId }) => {
    const position = before.tasks.findIndex(({ id }) => id === taskId)
    return position < 0 ? null : { type: 'move-task', taskId, position }
  },
  'remove-task': (before, { taskId }, context) => {
    const position = before.tasks.findIndex(({ id }) => id === taskId)
    const task = before.tasks[position]
    if (!task || !areOurs(task, context) || !isByUs(task, context)) return null
    return { type: 'add-task', task, position }
  },
  tick: (before, { taskId, memberId, date, done }, { memberIds }) => {
    const task = before.tasks.find(({ id }) => id === taskId)
    const isFull = (task?.checks[date]?.length ?? 0) >= limits.members
    if (!task || isFull || isTicked(task, memberId, date) === done) return null
    // Whoever does the task no more could not tick it again.
    if (!done && !(memberIds.includes(memberId) && isOwner(task, memberId))) return null
    return { type: 'tick', taskId, memberId, date, done: !done }
  },
}

/** Whether everybody a task names is still in the family. */
function areOurs({ owners, helperId }: People, { memberIds }: Context): boolean {
  const named = [...(Array.isArray(owners) ? owners : []), ...(helperId ? [helperId] : [])]
  return named.every((id) => memberIds.includes(id))
}

/** Whether everybody who ticked the task is still in the family. */
function isByUs({ checks }: Task, { memberIds }: Context): boolean {
  return Object.values(checks).every((members) => members.every((id) => memberIds.includes(id)))
}
