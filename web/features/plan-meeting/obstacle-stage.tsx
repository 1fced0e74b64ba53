import { useState } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { useSend } from '#web/data/use-family.tsx'
import { useUndoable } from '#web/shared/use-undoable.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { IfThenForm } from './if-then-form.tsx'

type IfThen = NonNullable<Task['ifThen']>

/** What could get in the way of a task, and what you do then. One or two are enough. */
export function ObstacleStage({ sprint }: { sprint: Sprint }) {
  const send = useSend()
  const say = useUndoable()
  const [openId, setOpenId] = useState<string | null>(null)

  const save = (task: Task, ifThen: IfThen | null) => {
    const changes = { ifThen }
    const saved = send.toSprint(sprint.id, { type: 'edit-task', taskId: task.id, changes })
    if (!ifThen) say('Plan removed', [saved])
    return saved
  }

  if (sprint.tasks.length === 0) {
    return (
      <Card tone="tinted">
        <p>
          There is no task in the plan yet. What could get in the way of a good week, and what then?
        </p>
      </Card>
    )
  }
  return (
    <ul aria-label="Tasks and what may get in the way" className="grid grid-cols-1 gap-3">
      {sprint.tasks.map((task) => (
        <li
          key={task.id}
          className="rounded-card bg-surface border-line grid grid-cols-1 gap-3 border p-4"
        >
          <p className="flex items-start gap-3 leading-snug font-semibold">
            <TaskIcon name={task.icon} className="text-elephant-ink size-8" />
            <span className="min-w-0">{task.title}</span>
          </p>
          {openId === task.id ? (
            <IfThenForm
              taskId={task.id}
              value={task.ifThen}
              onSave={(ifThen) => save(task, ifThen)}
              onClose={() => setOpenId(null)}
            />
          ) : (
            <IfThenLine
              task={task}
              onOpen={() => setOpenId(task.id)}
              onRemove={() => void save(task, null)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

function IfThenLine(props: { task: Task; onOpen: () => void; onRemove: () => void }) {
  const { task, onOpen, onRemove } = props
  if (!task.ifThen) {
    return (
      <Button
        look="secondary"
        size="small"
        className="justify-self-start"
        aria-label={`Make an if-then plan for “${task.title}”`}
        onClick={onOpen}
      >
        Make an if-then plan
      </Button>
    )
  }
  return (
    <>
      <p>
        <strong>If</strong> {task.ifThen.if}, <strong>then</strong> {task.ifThen.then}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          look="secondary"
          size="small"
          aria-label={`Change the if-then plan for “${task.title}”`}
          onClick={onOpen}
        >
          Change
        </Button>
        <Button
          look="quiet"
          size="small"
          aria-label={`Remove the if-then plan for “${task.title}”`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </>
  )
}
