import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import { limits } from '#core/limits.ts'
import { newId, useFamily, useSend } from '#web/data/use-family.tsx'
import { TaskForm } from '#web/parts/task-form.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { TaskRow } from './task-row.tsx'

/** The tasks of the week: add, change, hand to somebody, put in order, take out. */
export function TaskPlan({ sprint }: { sprint: Sprint }) {
  const { members } = useFamily()
  const send = useSend()
  const toast = useToast()
  const [form, setForm] = useState<{ task?: Task } | null>(null)
  const isFull = sprint.tasks.length >= limits.tasks

  const remove = (task: Task, position: number) => {
    void send.toSprint(sprint.id, { type: 'remove-task', taskId: task.id })
    toast({
      text: `“${task.title}” is out of the plan`,
      action: {
        label: 'Undo',
        onAct: () => void send.toSprint(sprint.id, { type: 'add-task', task, position }),
      },
    })
  }

  return (
    <Section title="Who does what?" lead="Everybody chooses for themselves, the youngest first.">
      {sprint.tasks.length > 0 && (
        <ol aria-label="Tasks of the week" className="grid gap-3">
          {sprint.tasks.map((task, index) => (
            <TaskRow
              key={task.id}
              task={task}
              members={members}
              isFirst={index === 0}
              isLast={index === sprint.tasks.length - 1}
              onOwners={(owners) =>
                void send.toSprint(sprint.id, {
                  type: 'edit-task',
                  taskId: task.id,
                  changes: { owners },
                })
              }
              onEdit={() => setForm({ task })}
              onMove={(step) =>
                void send.toSprint(sprint.id, {
                  type: 'move-task',
                  taskId: task.id,
                  position: index + step,
                })
              }
              onRemove={() => remove(task, index)}
            />
          ))}
        </ol>
      )}
      {isFull ? (
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
        onSave={(fields) => {
          if (form?.task) {
            void send.toSprint(sprint.id, {
              type: 'edit-task',
              taskId: form.task.id,
              changes: fields,
            })
          } else {
            void send.toSprint(sprint.id, {
              type: 'add-task',
              task: { ...fields, id: newId(), checks: {} },
            })
          }
          setForm(null)
        }}
      />
    </Section>
  )
}
