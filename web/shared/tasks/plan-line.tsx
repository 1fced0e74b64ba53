import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import {
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  GripVertical,
  Pencil,
  Trash2,
} from '#web/ui/icons.ts'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { isTooYoung, type Member } from '#core/members/member.ts'
import { taskProgress, type Progress } from '#core/tasks/progress.ts'
import { isOwner, ownersOf } from '#core/tasks/task.ts'
import { useHome } from '#web/data/use-home.tsx'
import { classes } from '#web/lib/classes.ts'
import { useToday } from '#web/lib/use-today.ts'
import { notesOf } from '#web/lib/words.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { chosenFor, OwnerChoice, ownersFor } from './owner-choice.tsx'
import { IfThen, TaskReason, TaskWords } from './task-line.tsx'
import { ownerWords, repeatWords, restWords } from './task-words.ts'

/** A task of the plan to look at: what, how often, how far, who. Pressed, it says the rest, and can be changed. */
export function CalmLine({
  sprint,
  task,
  onEdit,
}: Pick<PlanLineProps, 'sprint' | 'task' | 'onEdit'>) {
  const { members } = useHome()
  return (
    <li className="group relative flex gap-3">
      <TaskIcon name={task.icon} className="text-quiet mt-3.5 size-6.5 shrink-0" />
      <div className="border-line flex min-h-15 min-w-0 flex-1 items-center gap-3 border-t py-1.5 group-first:border-t-0">
        <div className="min-w-0 flex-1">
          <button
            type="button"
            aria-label={t`Change: ${task.title}`}
            onClick={onEdit}
            // The whole line can be pressed.
            className="rounded-small min-h-11 w-full py-2 text-start leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            <bdi>{task.title}</bdi>
          </button>
          <div className="-mt-2">
            <HowFar sprint={sprint} task={task} />
            <IfThen task={task} />
          </div>
        </div>
        {task.owners === 'everyone' ? (
          <span className="text-small text-quiet">
            <Trans>Everyone</Trans>
          </span>
        ) : (
          <AvatarRow members={ownersOf(task, members, sprint)} />
        )}
      </div>
    </li>
  )
}

interface PlanLineProps {
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
export function PlanLine(props: PlanLineProps) {
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
            <OwnersButton task={task} members={members} onGive={onGive} />
            <HowOften sprint={sprint} task={task} />
          </div>
          <TaskReason task={task} />
        </div>
        <LineMenu {...props} />
      </div>
    </li>
  )
}

/** How often, and how far it is. Until when it rests. */
function HowFar({ sprint, task }: Pick<PlanLineProps, 'sprint' | 'task'>) {
  const { family, members } = useHome()
  const { done, planned } = taskProgress(sprint, task, ownersOf(task, members, sprint))
  const isDone = planned > 0 && done === planned
  const often = repeatWords(task.repeat, family.familyData.settings.startOfWeek)
  return (
    <p className="text-small text-quiet flex flex-wrap items-center gap-x-2.5">
      <span className="first-letter:uppercase">
        {notesOf(
          often,
          restWords(task, sprint),
          isDone && t({ message: 'done', context: 'a task' }),
        )}
      </span>
      <TickDots done={done} planned={planned} />
    </p>
  )
}

/** So many are seen at a glance; more is said in figures. */
const mostDots = 10

/** How far a task is: a dot for each time, full for those that are done. Nothing of what is done once. */
function TickDots({ done, planned }: Progress) {
  const words = t`${done} of ${planned} done`
  if (planned < 2) return null
  if (planned > mostDots) return done > 0 && words
  return (
    <span role="img" aria-label={words} className="inline-flex gap-1">
      {Array.from({ length: planned }, (_, place) => (
        <span
          key={place}
          className={classes(
            'size-2.5 rounded-full border-[1.5px]',
            place < done ? 'border-leaf bg-leaf forced-colors:bg-[CanvasText]' : 'border-edge',
          )}
        />
      ))}
    </span>
  )
}

/** The same with all that is to know, where it is arranged. */
function HowOften({ sprint, task }: Pick<PlanLineProps, 'sprint' | 'task'>) {
  const { members } = useHome()
  const owners = ownersOf(task, members, sprint)
  const { done, planned } = taskProgress(sprint, task, owners)
  const isDone = done === planned
  const far = isDone ? t({ message: 'done', context: 'a task' }) : t`${done} of ${planned} done`
  const more = [restWords(task, sprint), done > 0 && far].filter(Boolean)
  return (
    <p className="text-small text-quiet first-letter:uppercase">
      <TaskWords task={task} />
      {more.map((words) => ` · ${words}`)}
    </p>
  )
}

function LineMenu({ sprint, task, onMove, onEdit, onRemove }: PlanLineProps) {
  const index = sprint.tasks.indexOf(task)
  return (
    <Menu
      label={t`What to do with “${task.title}”`}
      trigger={
        <IconButton
          label={t`More for “${task.title}”`}
          icon={<EllipsisVertical />}
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
      {task.owners === 'everyone' ? t`Everyone` : words}
    </Button>
  )
}

function Family({ task, members, onGive, onDone }: OwnersButtonProps & { onDone: () => void }) {
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
