import type { Sprint, Task } from '#core/contract/sprint.ts'
import { newId, useSend } from '#web/data/use-family.tsx'
import { useToast } from '#web/ui/toast.tsx'

/** What can be done to the tasks of a plan. */
export function usePlan({ id, tasks }: Sprint) {
  const { toSprint } = useSend()
  const toast = useToast()
  const edit = (taskId: string, changes: Partial<Omit<Task, 'id' | 'checks'>>) =>
    void toSprint(id, { type: 'edit-task', taskId, changes })
  return {
    edit,
    add: (fields: Omit<Task, 'id' | 'checks'>) =>
      void toSprint(id, { type: 'add-task', task: { ...fields, id: newId(), checks: {} } }),
    move: (task: Task, position: number) =>
      void toSprint(id, { type: 'move-task', taskId: task.id, position }),
    remove: (task: Task) => {
      const position = tasks.indexOf(task)
      void toSprint(id, { type: 'remove-task', taskId: task.id })
      toast({
        text: `“${task.title}” is out of the plan`,
        action: {
          label: 'Undo',
          onAct: () => void toSprint(id, { type: 'add-task', task, position }),
        },
      })
    },
  }
}
