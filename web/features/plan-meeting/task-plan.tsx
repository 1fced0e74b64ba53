import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { TaskForm } from '#web/parts/task-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { TaskRow } from './task-row.tsx'
import { usePlan } from './use-plan.ts'

/** The tasks of the week: add, change, hand to somebody, put in order, take out. */
export function TaskPlan({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const { add, edit } = usePlan(sprint)
  const [form, setForm] = useState<{ task?: Task } | null>(null)
  return (
    <Section title="Who does what?" lead="Everybody chooses for themselves, the youngest first.">
      <TaskRows sprint={sprint} onEdit={(task) => setForm({ task })} />
      {sprint.tasks.length >= limits.tasks ? (
        <Notice>{`A plan holds ${limits.tasks} tasks. Take one out before you add another.`}</Notice>
      ) : (
        <Button
          look="secondary"
          icon={<Plus aria-hidden="true" />}
          onClick={() => setForm({})}
          className="justify-self-start"
        >
          Add a task
        </Button>
      )}
      <TaskForm
        open={form !== null}
        task={form?.task}
        members={members}
        onClose={() => setForm(null)}
        onSave={(fields) => (form?.task ? edit(form.task.id, fields) : add(fields))}
      />
    </Section>
  )
}

function TaskRows({ sprint, onEdit }: { sprint: Sprint; onEdit: (task: Task) => void }) {
  const { members } = useFamily()
  const { edit, move, remove } = usePlan(sprint)
  const [moved, setMoved] = useState('')
  const { tasks } = sprint
  return (
    <>
      {tasks.length > 0 && (
        <ol aria-label="Tasks of the week" className="grid grid-cols-1 gap-3">
          {tasks.map((task, index) => (
            <TaskRow
              key={task.id}
              task={task}
              members={members}
              isFirst={index === 0}
              isLast={index === tasks.length - 1}
              onOwners={(owners) => edit(task.id, { owners })}
              onEdit={() => onEdit(task)}
              onMove={(step) => {
                move(task, index + step)
                setMoved(`${task.title}: now ${index + step + 1} of ${tasks.length}`)
              }}
              onRemove={() => remove(task)}
            />
          ))}
        </ol>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  )
}
