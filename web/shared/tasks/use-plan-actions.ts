import { t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task, TaskChanges } from '#core/tasks/schema.ts'
import { changesTo, changesToAll, type TaskFields } from '#core/tasks/task-changes.ts'
import { keysOf } from '#core/lib/typed-objects.ts'
import { newId } from '#web/lib/random-id.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useUndoToast } from '#web/shared/use-undo-toast.ts'
import { ownerWords } from './task-words.ts'

/** What can be done to the lines of a plan. Whatever could be regretted says so and can be undone. */
export function usePlanActions({ id, tasks }: Sprint) {
  const { members, toSprint } = useHome()
  const undoToast = useUndoToast()

  const change = (task: Task, changes: TaskChanges, text: string) => {
    const names = keysOf(changes)
    if (names.length === 0) return
    // As the task was when its form was opened (P6).
    const from = Object.fromEntries(names.map((name) => [name, task[name]]))
    undoToast(text, [toSprint(id, { type: 'edit-task', taskId: task.id, changes, from })])
  }
  const move = (task: Task, position: number) =>
    toSprint(id, { type: 'move-task', taskId: task.id, position })

  return {
    add: (fields: TaskFields) =>
      void toSprint(id, { type: 'add-task', task: { id: newId(), ...fields, checks: {} } }),
    edit: (task: Task, fields: TaskFields) =>
      change(task, changesToAll(task, fields), t`“${fields.title ?? task.title}” is changed`),
    give: (task: Task, owners: Task['owners']) =>
      change(
        task,
        changesTo(task, { owners }),
        t`“${task.title}” is for ${ownerWords(owners, members)} now`,
      ),
    move: (task: Task, position: number) => void move(task, position),
    /** Moves it over a longer way, which the toast offers to undo. */
    carry: (task: Task, position: number) =>
      undoToast(t`“${task.title}” is now ${position + 1} of ${tasks.length}`, [
        move(task, position),
      ]),
    remove: (task: Task) =>
      undoToast(t`“${task.title}” is out of the plan`, [
        toSprint(id, { type: 'remove-task', taskId: task.id }),
      ]),
  }
}

export type PlanActions = ReturnType<typeof usePlanActions>
