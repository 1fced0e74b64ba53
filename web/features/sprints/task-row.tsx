import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Pencil, Trash2 } from 'lucide-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import type { Task } from '#core/contract/sprint.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { TaskLine } from '#web/parts/task-line.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'

interface TaskRowProps {
  task: Task
  isFirst: boolean
  isLast: boolean
  line: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  /** By −1 upwards, by 1 downwards. */
  onMove: (by: -1 | 1) => void
  onEdit: () => void
  onRemove: () => void
}

/** A line of the plan with its handle (drag it, or use the arrow keys on it) and its menu. */
export function TaskRow(props: TaskRowProps) {
  const { task, isFirst, isLast, line, handle, onMove, onEdit, onRemove } = props
  const { members } = useFamily()
  const walk = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const button = event.currentTarget
    onMove(event.key === 'ArrowUp' ? -1 : 1)
    // The line moves in the page and would lose the focus on the way.
    requestAnimationFrame(() => button.focus())
  }
  return (
    <li
      {...line}
      className="rounded-card bg-surface border-line data-dragged:shadow-soft relative flex items-start gap-1 border py-3 ps-1 pe-1 data-dragged:z-10 data-dragged:border-elephant"
    >
      <IconButton
        {...handle}
        label={`Move: ${task.title}`}
        title="Drag, or use the arrow keys"
        icon={<GripVertical aria-hidden="true" />}
        onKeyDown={walk}
        className="cursor-grab touch-none"
      />
      <div className="min-w-0 flex-1">
        <TaskLine task={task} members={members} withReason onOpen={onEdit} />
      </div>
      <Menu
        label={`What to do with ${task.title}`}
        trigger={
          <IconButton
            label={`More for ${task.title}`}
            icon={<EllipsisVertical aria-hidden="true" />}
          />
        }
        items={[
          { label: 'Change', icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
          {
            label: 'Move up',
            icon: <ArrowUp aria-hidden="true" />,
            disabled: isFirst,
            onSelect: () => onMove(-1),
          },
          {
            label: 'Move down',
            icon: <ArrowDown aria-hidden="true" />,
            disabled: isLast,
            onSelect: () => onMove(1),
          },
          {
            label: 'Remove',
            icon: <Trash2 aria-hidden="true" />,
            tone: 'danger',
            onSelect: onRemove,
          },
        ]}
      />
    </li>
  )
}
