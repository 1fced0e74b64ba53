import type { Sprint, Task } from '#core/contract/sprint.ts'
import { changesTo, valuesBefore, type TaskFields } from '#core/domain/task-changes.ts'
import { newId } from '#web/data/mutate.ts'
import { useFamily, useSend } from '#web/data/use-family.tsx'
import { ownerWords } from '#web/parts/task-words.ts'
import { useToast } from '#web/ui/toast.tsx'

/** What can be done to the lines of a plan. Whatever could be regretted says so and can be undone. */
export function usePlanDeeds({ id, tasks }: Sprint) {
  const { members } = useFamily()
  const { toSprint } = useSend()
  const toast = useToast()
  const say = (text: string, undo: () => unknown) =>
    toast({ text, action: { label: 'Undo', onAct: () => void undo() } })

  const change = (task: Task, wanted: Partial<TaskFields>, text: string) => {
    const changes = changesTo(task, wanted)
    if (Object.keys(changes).length === 0) return
    void toSprint(id, { type: 'edit-task', taskId: task.id, changes })
    const before = valuesBefore(task, changes)
    say(text, () => toSprint(id, { type: 'edit-task', taskId: task.id, changes: before }))
  }
  const move = (task: Task, position: number) =>
    void toSprint(id, { type: 'move-task', taskId: task.id, position })

  return {
    add: (fields: TaskFields) =>
      void toSprint(id, { type: 'add-task', task: { id: newId(), ...fields, checks: {} } }),
    edit: (task: Task, fields: Partial<TaskFields>) =>
      change(task, fields, `“${fields.title ?? task.title}” is changed`),
    give: (task: Task, owners: Task['owners']) =>
      change(task, { owners }, `“${task.title}” is for ${ownerWords(owners, members)} now`),
    move,
    /** Carried over a longer way, it can be brought back at once. */
    carry: (task: Task, position: number) => {
      const from = tasks.indexOf(task)
      move(task, position)
      say(`“${task.title}” is now ${position + 1} of ${tasks.length}`, () => move(task, from))
    },
    remove: (task: Task) => {
      const position = tasks.indexOf(task)
      void toSprint(id, { type: 'remove-task', taskId: task.id })
      say(`“${task.title}” is out of the plan`, () =>
        toSprint(id, { type: 'add-task', task, position }),
      )
    },
  }
}

export type PlanDeeds = ReturnType<typeof usePlanDeeds>
