import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import type { Sprint, Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { taskProgress } from '#core/domain/progress.ts'
import { ownersOf } from '#core/domain/task.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { Avatar, AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseMany } from '#web/ui/choice-group.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TaskLine } from './task-line.tsx'
import { ownerWords } from './task-words.ts'

interface PlanLineProps {
  sprint: Sprint
  task: Task
  /** Without why it was recommended; the if-then plans have a part of the meeting to themselves. */
  brief: boolean | undefined
  line: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  /** By −1 upwards, by 1 downwards. */
  onMove: (by: -1 | 1) => void
  onGive: (owners: Task['owners']) => void
  onEdit: () => void
  onRemove: () => void
}

/** A task of the plan: what, how often and why; who; and its handle (drag it, or use the arrow keys). */
export function PlanLine(props: PlanLineProps) {
  const { sprint, task, brief, line, handle, onMove, onGive, onEdit } = props
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
      className="rounded-card bg-surface border-line data-dragged:shadow-soft data-dragged:border-elephant relative grid grid-cols-1 gap-2 border p-3 data-dragged:z-40"
    >
      <TaskLine
        task={task}
        members={members}
        withReason={!brief || task.reason.kind !== 'recommendation'}
        withoutOwners
        onOpen={onEdit}
      >
        <LineMenu {...props} />
      </TaskLine>
      <div className="flex items-end gap-1">
        <div className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <OwnersButton task={task} members={members} onGive={onGive} />
          <HowFar sprint={sprint} task={task} />
        </div>
        <IconButton
          {...handle}
          label={`Move: ${task.title}`}
          title="Drag, or use the arrow keys"
          icon={<GripVertical aria-hidden="true" />}
          onKeyDown={walk}
          className="-me-1.5 shrink-0 cursor-grab touch-none"
        />
      </div>
    </li>
  )
}

function HowFar({ sprint, task }: Pick<PlanLineProps, 'sprint' | 'task'>) {
  const { members } = useFamily()
  const owners = ownersOf(
    task,
    members.map(({ id }) => id),
  )
  const { done, planned } = taskProgress(sprint, task, owners)
  if (done === 0) return null
  return (
    <p className="text-small text-quiet">
      {done === planned ? 'Done' : `${done} of ${planned} done`}
    </p>
  )
}

function LineMenu({ sprint, task, onMove, onEdit, onRemove }: PlanLineProps) {
  const index = sprint.tasks.indexOf(task)
  return (
    <Menu
      label={`What to do with “${task.title}”`}
      trigger={
        <IconButton
          label={`More for “${task.title}”`}
          icon={<EllipsisVertical aria-hidden="true" />}
          className="-me-1.5 -mt-1"
        />
      }
      items={[
        { label: 'Change', icon: <Pencil aria-hidden="true" />, onSelect: onEdit },
        {
          label: 'Move up',
          icon: <ArrowUp aria-hidden="true" />,
          disabled: index === 0,
          onSelect: () => onMove(-1),
        },
        {
          label: 'Move down',
          icon: <ArrowDown aria-hidden="true" />,
          disabled: index === sprint.tasks.length - 1,
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

interface OwnersButtonProps {
  task: Task
  members: readonly Member[]
  onGive: (owners: Task['owners']) => void
}

/** Who does it, as a button; pressed, it opens into the family to choose from. */
function OwnersButton({ task, members, onGive }: OwnersButtonProps) {
  const [choosing, setChoosing] = useState(false)
  if (choosing) return <Family {...{ task, members, onGive }} onDone={() => setChoosing(false)} />
  const words = ownerWords(task.owners, members)
  const owners = members.filter(({ id }) => task.owners !== 'everyone' && task.owners.includes(id))
  return (
    <Button
      look="secondary"
      size="small"
      className="max-w-full min-w-0 justify-self-start"
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

function Family({ task, members, onGive, onDone }: OwnersButtonProps & { onDone: () => void }) {
  return (
    <div className="grid w-full grid-cols-1 gap-3">
      <ChooseMany
        legend={`Who does “${task.title}”?`}
        hideLegend
        values={task.owners === 'everyone' ? [everyone] : task.owners}
        onChange={(chosen) => onGive(ownersFrom(chosen, task.owners))}
        choices={[
          { value: everyone, label: 'Everyone' },
          ...members.map(({ id, name, animal, color }) => ({
            value: id,
            label: name,
            icon: <Avatar name={name} animal={animal} color={color} size="small" decorative />,
          })),
        ]}
      />
      <Button size="small" look="quiet" className="justify-self-start" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

/** Stands among the members' ids; ids begin with a letter or digit, so it cannot be one. */
export const everyone = '*'

/** The owners that were chosen; a task that nobody is left on is everyone's. */
export function ownersFrom(chosen: readonly string[], before: Task['owners']): Task['owners'] {
  const isNew = chosen.includes(everyone) && before !== 'everyone'
  const people = chosen.filter((value) => value !== everyone)
  return isNew || people.length === 0 ? 'everyone' : people
}
