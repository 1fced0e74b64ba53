import type { Changes } from '../commands/changes.ts'
import type { Context } from '../commands/context.ts'
import type { SprintUndos } from '../commands/definitions.ts'
import { limits } from '../limits.ts'
import type { Task, TaskCommand } from './schema.ts'
import { isOwner, isTicked } from './task.ts'
import { taskBefore } from './task-changes.ts'

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
function areOurs(
  { owners, helperId }: Changes<Pick<Task, 'owners' | 'helperId'>>,
  { memberIds }: Context,
): boolean {
  const named = [...(Array.isArray(owners) ? owners : []), ...(helperId ? [helperId] : [])]
  return named.every((id) => memberIds.includes(id))
}

/** Whether everybody who ticked the task is still in the family. */
function isByUs({ checks }: Task, { memberIds }: Context): boolean {
  return Object.values(checks).every((members) => members.every((id) => memberIds.includes(id)))
}
