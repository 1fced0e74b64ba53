import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { useDragOrder } from '#web/lib/use-drag-order.ts'
import { TaskForm } from '#web/parts/task-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { PlanSize } from './plan-size.tsx'
import { TaskRow } from './task-row.tsx'

/** The plan's lines: add, change, put in order, remove. */
export function Tasks({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const { toSprint } = useSend()
  const toast = useToast()
  const [editing, setEditing] = useState<Task | 'new' | null>(null)
  const [moved, setMoved] = useState('')
  const { tasks } = sprint

  const move = (from: number, to: number) => {
    const task = tasks[from]
    if (!task || to < 0 || to >= tasks.length) return
    void toSprint(sprint.id, { type: 'move-task', taskId: task.id, position: to })
    setMoved(`${task.title} is now ${to + 1} of ${tasks.length}`)
  }
  const drag = useDragOrder(move)

  const remove = (task: Task, position: number) => {
    void toSprint(sprint.id, { type: 'remove-task', taskId: task.id })
    toast({
      text: `Removed: ${task.title}`,
      action: {
        label: 'Undo',
        onAct: () => void toSprint(sprint.id, { type: 'add-task', task, position }),
      },
    })
  }

  const full = tasks.length >= limits.tasks
  return (
    <Section
      title="Tasks"
      lead={tasks.length === 0 ? 'What do you want to do, and who does what?' : undefined}
      action={<PlanSize sprint={sprint} />}
    >
      {tasks.length > 0 && (
        <ol className="grid grid-cols-1 gap-2">
          {tasks.map((task, index) => (
            <TaskRow
              key={task.id}
              task={task}
              isFirst={index === 0}
              isLast={index === tasks.length - 1}
              line={drag.line(index)}
              handle={drag.handle(index)}
              onMove={(by) => move(index, index + by)}
              onEdit={() => setEditing(task)}
              onRemove={() => remove(task, index)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
      <Button
        look={tasks.length === 0 ? 'primary' : 'secondary'}
        icon={<Plus aria-hidden="true" />}
        disabled={full}
        onClick={() => setEditing('new')}
        className="justify-self-start"
      >
        Add a task
      </Button>
      {full && (
        <p className="text-quiet">
          {limits.tasks} tasks are as many as a plan can hold. Remove one first.
        </p>
      )}
      <TaskForm
        task={editing === null || editing === 'new' ? undefined : editing}
        members={members}
        open={editing !== null}
        onClose={() => setEditing(null)}
        onSave={(fields) => {
          if (editing === 'new') {
            const task = { id: newId(), ...fields, checks: {} }
            void toSprint(sprint.id, { type: 'add-task', task })
          } else if (editing) {
            void toSprint(sprint.id, { type: 'edit-task', taskId: editing.id, changes: fields })
          }
        }}
      />
    </Section>
  )
}
