import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { repeatWords } from '#web/parts/repeat-words.ts'
import { ownerWords, reasonWords } from '#web/parts/task-words.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { OwnerChoice } from './owner-choice.tsx'

interface TaskRowProps {
  task: Task
  members: readonly Member[]
  isFirst: boolean
  isLast: boolean
  onOwners: (owners: Task['owners']) => void
  onEdit: () => void
  /** -1 is up, 1 is down. */
  onMove: (step: number) => void
  onRemove: () => void
}

/** One line of the plan, with its owners one press away. */
export function TaskRow({ task, members, onOwners, ...menu }: TaskRowProps) {
  const { startOfWeek } = useFamily().family.familyData.settings
  const reason = reasonWords(task.reason)
  return (
    <li className="animate-rise rounded-card bg-surface border-line grid grid-cols-1 gap-3 border p-4">
      <div className="flex items-start gap-3">
        <TaskIcon name={task.icon} className="text-elephant-ink mt-1 size-8" />
        <div className="min-w-0 flex-1">
          <p className="leading-snug font-semibold">{task.title}</p>
          <p className="text-small text-quiet">
            {repeatWords(task.repeat, startOfWeek)}
            {reason && ` · ${reason}`}
          </p>
        </div>
        <TaskMenu task={task} {...menu} />
      </div>
      <Owners task={task} members={members} onOwners={onOwners} />
    </li>
  )
}

function TaskMenu(props: Omit<TaskRowProps, 'members' | 'onOwners'>) {
  const { task, isFirst, isLast, onEdit, onMove, onRemove } = props
  return (
    <Menu
      label={`What to do with “${task.title}”`}
      trigger={
        <IconButton label={`More for “${task.title}”`} icon={<Ellipsis aria-hidden="true" />} />
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
          label: 'Take out',
          icon: <Trash2 aria-hidden="true" />,
          tone: 'danger',
          onSelect: onRemove,
        },
      ]}
    />
  )
}

/** Who does it, as a button; pressed, it opens into the family to choose from. */
function Owners({ task, members, onOwners }: Pick<TaskRowProps, 'task' | 'members' | 'onOwners'>) {
  const [choosing, setChoosing] = useState(false)
  if (choosing) {
    return (
      <div className="grid grid-cols-1 gap-3">
        <OwnerChoice
          legend={`Who does “${task.title}”?`}
          owners={task.owners}
          members={members}
          onChange={onOwners}
        />
        <Button
          size="small"
          look="quiet"
          className="justify-self-start"
          onClick={() => setChoosing(false)}
        >
          Done
        </Button>
      </div>
    )
  }
  const words = ownerWords(task.owners, members)
  const owners = members.filter(({ id }) => task.owners !== 'everyone' && task.owners.includes(id))
  return (
    <Button
      look="secondary"
      size="small"
      className="max-w-full justify-self-start wrap-anywhere"
      aria-label={`Who does “${task.title}”? Now: ${words}`}
      icon={
        owners.length > 0 && (
          <span aria-hidden="true">
            <AvatarRow members={owners} size="small" />
          </span>
        )
      }
      onClick={() => setChoosing(true)}
    >
      {task.owners === 'everyone' ? 'Everyone' : words}
    </Button>
  )
}
