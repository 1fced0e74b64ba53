import { t } from '#core/say.ts'
import { useState } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { speakersAmong, type Member } from '#core/members/member.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { useDragOrder } from '#web/lib/use-drag-order.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { everyone } from '#web/shared/tasks/owner-choice.tsx'
import type { PlanActions } from '#web/shared/tasks/use-plan-actions.ts'
import { ArrangeLine } from './arrange-line.tsx'

interface ArrangeTasksProps {
  sprint: Sprint
  actions: PlanActions
  onEdit: (task: Task) => void
}

/**
 * The lines of a plan to put in order, give to somebody, take out (N31): by pointer, finger or keys. What
 * moved is said aloud, and what could be regretted can be undone.
 */
export function ArrangeTasks({ sprint, actions, onEdit }: ArrangeTasksProps) {
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
          <ArrangeLine
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
