import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useDragOrder } from '#web/lib/use-drag-order.ts'
import { Button } from '#web/ui/button.tsx'
import { GiveStrip } from './give-strip.tsx'
import { everyone } from './owners.ts'
import { PlanLine } from './plan-line.tsx'
import { usePlanActions, type PlanActions } from './use-plan-actions.ts'

// Needed when somebody presses a button, and there by then.
const TaskForm = lazyPart(
  async () => (await import('#web/shared/task-form/task-form.tsx')).TaskForm,
)

interface PlanTasksProps {
  sprint: Sprint
}

/**
 * The lines of a plan: add, change, put in order, give to somebody, take out. By pointer, finger or
 * keys; what moved is said aloud, and what could be regretted can be undone.
 */
export function PlanTasks({ sprint }: PlanTasksProps) {
  const { members } = useFamily()
  const deeds = usePlanActions(sprint)
  const [editing, setEditing] = useState<Task | 'new' | null>(null)
  const isEmpty = sprint.tasks.length === 0
  return (
    <>
      {!isEmpty && <Lines {...{ sprint, deeds }} onEdit={setEditing} />}
      {sprint.tasks.length >= limits.tasks ? (
        <p className="text-quiet">
          {limits.tasks} tasks are as many as a plan can hold. Take one out before you add another.
        </p>
      ) : (
        <Button
          look={isEmpty ? 'primary' : 'secondary'}
          icon={<Plus aria-hidden="true" />}
          onClick={() => setEditing('new')}
          className="justify-self-start"
        >
          Add a task
        </Button>
      )}
      <TaskForm
        sprintId={sprint.id}
        task={editing === null || editing === 'new' ? undefined : editing}
        members={members}
        open={editing !== null}
        onClose={() => setEditing(null)}
        onSave={(fields) => {
          if (editing === 'new') deeds.add(fields)
          else if (editing) deeds.edit(editing, fields)
        }}
      />
    </>
  )
}

interface LinesProps extends PlanTasksProps {
  deeds: PlanActions
  onEdit: (task: Task) => void
}

function Lines({ sprint, deeds, onEdit }: LinesProps) {
  const { tasks } = sprint
  const { members } = useFamily()
  const [moved, setMoved] = useState('')
  const drag = useDragOrder({
    onMove: (from, to) => tasks[from] && deeds.carry(tasks[from], to),
    onDropOn: (from, target) =>
      tasks[from] && deeds.give(tasks[from], target === everyone ? 'everyone' : [target]),
  })
  const step = (task: Task, to: number) => {
    if (to < 0 || to >= tasks.length) return
    deeds.move(task, to)
    setMoved(`“${task.title}” is now ${to + 1} of ${tasks.length}`)
  }
  return (
    <>
      <ol aria-label="Tasks of the week" className="grid grid-cols-1">
        {tasks.map((task, index) => (
          <PlanLine
            key={task.id}
            sprint={sprint}
            task={task}
            line={drag.line(index)}
            handle={drag.handle(index)}
            onMove={(by) => step(task, index + by)}
            onGive={(owners) => deeds.give(task, owners)}
            onEdit={() => onEdit(task)}
            onRemove={() => deeds.remove(task)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {drag.isDragging && <GiveStrip members={members} over={drag.over} />}
    </>
  )
}
