import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from '#web/ui/icons.ts'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { isTooYoung, type Member } from '#core/members/member.ts'
import { isOwner, ownersOf } from '#core/tasks/task.ts'
import { useHome } from '#web/data/use-home.tsx'
import { useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { AvatarRow, everyoneWords } from '#web/ui/avatar/avatar.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { chosenFor, OwnerChoice, ownersFor } from '#web/shared/tasks/owner-choice.tsx'
import { ownerWords, repeatWords, restWords } from '#web/shared/tasks/task-words.ts'
import { usePlanWeek } from '#web/shared/week/week-words.ts'

interface ArrangeLineProps {
  sprint: Sprint
  task: Task
  line: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  /** By −1 upwards, by 1 downwards. */
  onMove: (by: -1 | 1) => void
  onGive: (owners: Task['owners']) => void
  onEdit: () => void
  onRemove: () => void
}

/** A task to arrange: given to somebody, taken out, moved by its picture: dragged, or by the arrow keys. */
export function ArrangeLine(props: ArrangeLineProps) {
  const { sprint, task, line, handle, onMove, onGive, onEdit } = props
  const { members } = useHome()
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
      className="group data-dragged:bg-surface data-dragged:shadow-soft rounded-field relative flex gap-2 data-dragged:z-40"
    >
      <GripVertical className="text-quiet absolute -start-4 top-5 size-4 shrink-0 forced-colors:hidden" />
      <IconButton
        {...handle}
        label={t`Move: ${task.title}`}
        icon={<TaskIcon name={task.icon} className="size-6.5" />}
        onKeyDown={walk}
        className="mt-1.5 -ms-2 shrink-0 cursor-grab touch-none"
      />
      <div className="border-line flex min-w-0 flex-1 gap-1 border-t py-1.5 group-first:border-t-0">
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-label={t`Change: ${task.title}`}
            onClick={onEdit}
            className="rounded-small min-h-11 w-full py-2 text-start leading-snug decoration-2 underline-offset-4 hover:underline"
          >
            <bdi>{task.title}</bdi>
          </button>
          <div className="-mt-2 flex flex-wrap items-center gap-x-2">
            <OwnersButton {...{ sprint, task, members, onGive }} />
            <HowOften sprint={sprint} task={task} />
          </div>
        </div>
        <LineMenu {...props} />
      </div>
    </li>
  )
}

/** How often, and until when it rests. */
function HowOften({ sprint, task }: Pick<ArrangeLineProps, 'sprint' | 'task'>) {
  const week = usePlanWeek(sprint)
  const rest = restWords(task, sprint)
  return (
    <p className="text-small text-quiet first-letter:uppercase">
      {notesOf(repeatWords(task.repeat, week), rest)}
    </p>
  )
}

function LineMenu({ sprint, task, onMove, onEdit, onRemove }: ArrangeLineProps) {
  const index = sprint.tasks.indexOf(task)
  return (
    <Menu
      label={t`What to do with “${task.title}”`}
      trigger={
        <IconButton
          label={t`More for “${task.title}”`}
          icon={<Ellipsis />}
          className="-me-2.5 shrink-0"
        />
      }
      items={[
        { label: t`Change`, icon: <Pencil />, onSelect: onEdit },
        {
          label: t`Move up`,
          icon: <ArrowUp />,
          disabled: index === 0,
          onSelect: () => onMove(-1),
        },
        {
          label: t`Move down`,
          icon: <ArrowDown />,
          disabled: index === sprint.tasks.length - 1,
          onSelect: () => onMove(1),
        },
        { label: t`Take out`, icon: <Trash2 />, tone: 'danger', onSelect: onRemove },
      ]}
    />
  )
}

interface OwnersButtonProps {
  sprint: Sprint
  task: Task
  members: readonly Member[]
  onGive: (owners: Task['owners']) => void
}

/** Who does it, as a button; pressed, it opens into the family to choose from. */
function OwnersButton({ sprint, task, members, onGive }: OwnersButtonProps) {
  const [choosing, setChoosing] = useState(false)
  if (choosing) return <Family {...{ task, members, onGive }} onDone={() => setChoosing(false)} />
  const everyone = ownersOf(task, members, sprint)
  const words =
    task.owners === 'everyone' && everyone.length > 1
      ? everyoneWords(everyone.length)
      : ownerWords(task.owners, members)
  const owners = members.filter(({ id }) => task.owners !== 'everyone' && task.owners.includes(id))
  return (
    <Button
      variant="quiet"
      size="small"
      className="-ms-4 max-w-full min-w-0 text-start"
      aria-label={t`Who does “${task.title}”? Now: ${words}`}
      icon={
        owners.length > 0 && (
          <span aria-hidden="true">
            <AvatarRow members={owners} />
          </span>
        )
      }
      onClick={() => setChoosing(true)}
    >
      {words}
    </Button>
  )
}

interface FamilyProps extends Omit<OwnersButtonProps, 'sprint'> {
  onDone: () => void
}

function Family({ task, members, onGive, onDone }: FamilyProps) {
  const today = useToday()
  return (
    <div className="grid w-full grid-cols-1 gap-3">
      <OwnerChoice
        legend={t`Who does “${task.title}”?`}
        hideLegend
        members={members.filter(
          (one) => !isTooYoung(one, today) || (task.owners !== 'everyone' && isOwner(task, one.id)),
        )}
        chosen={chosenFor(task.owners)}
        // A task that nobody is left on is everyone's.
        onChange={(chosen) => onGive(chosen.length === 0 ? 'everyone' : ownersFor(chosen))}
      />
      <Button size="small" variant="quiet" className="justify-self-start" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  )
}
