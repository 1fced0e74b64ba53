import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { speakersAmong, type Member } from '#core/members/member.ts'
import { limits } from '#core/limits.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { lazyPart } from '#web/lib/lazy.tsx'
import { useDragOrder } from '#web/lib/use-drag-order.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { everyone } from './owner-choice.tsx'
import { CalmLine, PlanLine } from './plan-line.tsx'
import { usePlanActions, type PlanActions } from './use-plan-actions.ts'

// Nobody waits for it: its code comes once the screen stands, before somebody presses.
const TaskForm = lazyPart(
  async () => (await import('#web/shared/task-form/task-form.tsx')).TaskForm,
)

interface PlanTasksProps {
  sprint: Sprint
  isArranging: boolean
  /** A new task is being written. */
  isAdding: boolean
  onAdded: () => void
}

/**
 * The lines of a plan: add, change, and once they are to be arranged put in order, give to somebody, take
 * out (N31). By pointer, finger or keys; what moved is said aloud, and what could be regretted can be undone.
 */
export function PlanTasks({ sprint, isArranging, isAdding, onAdded }: PlanTasksProps) {
  const { members } = useHome()
  const actions = usePlanActions(sprint)
  const [editing, setEditing] = useState<Task | null>(null)
  const close = () => {
    setEditing(null)
    onAdded()
  }
  return (
    <>
      {sprint.tasks.length > 0 &&
        (isArranging ? (
          <Lines {...{ sprint, actions }} onEdit={setEditing} />
        ) : (
          <ol aria-label={t`Tasks of the week`} className="grid grid-cols-1">
            {sprint.tasks.map((task) => (
              <CalmLine key={task.id} sprint={sprint} task={task} onEdit={() => setEditing(task)} />
            ))}
          </ol>
        ))}
      {sprint.tasks.length >= limits.tasks && (
        <p className="text-quiet">
          <Trans>
            {limits.tasks} tasks are as many as a plan can hold. Take one out before you add
            another.
          </Trans>
        </p>
      )}
      <TaskForm
        sprintId={sprint.id}
        task={editing ?? undefined}
        members={members}
        open={isAdding || editing !== null}
        onClose={close}
        onSave={(fields) => (editing ? actions.edit(editing, fields) : actions.add(fields))}
      />
    </>
  )
}

interface LinesProps {
  sprint: Sprint
  actions: PlanActions
  onEdit: (task: Task) => void
}

function Lines({ sprint, actions, onEdit }: LinesProps) {
  const { tasks } = sprint
  const { members, today } = useHome()
  const [moved, setMoved] = useState('')
  const drag = useDragOrder({
    onMove: (from, to) => tasks[from] && actions.carry(tasks[from], to),
    onDropOn: (from, target) =>
      tasks[from] && actions.give(tasks[from], target === everyone ? 'everyone' : [target]),
  })
  const step = (task: Task, to: number) => {
    if (to < 0 || to >= tasks.length) return
    actions.move(task, to)
    setMoved(t`“${task.title}” is now ${to + 1} of ${tasks.length}`)
  }
  return (
    <>
      <ol aria-label={t`Tasks of the week`} className="grid grid-cols-1">
        {tasks.map((task, index) => (
          <PlanLine
            key={task.id}
            sprint={sprint}
            task={task}
            line={drag.line(index)}
            handle={drag.handle(index)}
            onMove={(by) => step(task, index + by)}
            onGive={(owners) => actions.give(task, owners)}
            onEdit={() => onEdit(task)}
            onRemove={() => actions.remove(task)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
      {drag.isDragging && <GiveStrip members={speakersAmong(members, today)} over={drag.over} />}
    </>
  )
}

interface GiveStripProps {
  members: readonly Member[]
  /** Whom the dragged task hovers over. */
  over: string | null
}

/** The family at the foot of the screen while a task is dragged: dropped on somebody, it is theirs. */
function GiveStrip({ members, over }: GiveStripProps) {
  return (
    <div
      // Only for the pointer; the owners' button does the same.
      aria-hidden="true"
      data-drop-area
      className="animate-rise bg-surface border-line shadow-soft fixed inset-x-0 bottom-0 z-50 border-t p-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))]"
    >
      <ul className="mx-auto flex max-h-[40dvh] max-w-content flex-wrap justify-center">
        {members.map(({ id, name, animal, color }) => (
          <li key={id} data-drop-on={id} data-member-color={color} className={place(over === id)}>
            <Avatar name={name} animal={animal} color={color} />
            <span className="w-full truncate">{name}</span>
          </li>
        ))}
        <li data-drop-on={everyone} className={place(over === everyone)}>
          <span className="bg-elephant-soft text-elephant-ink grid size-11 place-items-center rounded-full font-bold">
            {members.length}
          </span>
          <span>{t({ message: 'All', context: 'people' })}</span>
        </li>
      </ul>
    </div>
  )
}

const place = (isOver: boolean) =>
  classes(
    'rounded-field text-tiny grid w-14 justify-items-center gap-0.5 border-2 p-1 text-center transition-[scale,translate] sm:w-18',
    isOver
      ? 'border-member bg-member-soft -translate-y-2 scale-110 font-semibold'
      : 'border-transparent',
  )
