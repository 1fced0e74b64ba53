import type { ReactNode } from 'react'
import type { Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { ownersOf } from '#core/domain/task.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { classes } from '#web/lib/classes.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { effortWords, reasonWords, repeatWords, sharingWords } from './task-words.ts'

interface TaskLineProps {
  task: Omit<Task, 'checks' | 'id'>
  members: readonly Member[]
  /** Says why it is in the plan, and the if-then plan. */
  withReason?: boolean
  /** Who does it stands elsewhere. */
  withoutOwners?: boolean
  /** Makes the title a button that opens the task. */
  onOpen?: () => void
  /** Buttons at the end. */
  children?: ReactNode
}

/** A line of the plan: picture, words, who, how often. */
export function TaskLine({
  task,
  members,
  withReason,
  withoutOwners,
  onOpen,
  children,
}: TaskLineProps) {
  const { startOfWeek } = useFamily().family.familyData.settings
  const reason = withReason && reasonWords(task.reason)
  const effort = effortWords(task.effort)
  const helper = members.find(({ id }) => id === task.helperId)
  return (
    <div className="flex items-start gap-3">
      <span className="bg-sunken rounded-field grid size-11 shrink-0 place-items-center">
        <TaskIcon name={task.icon} />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        {onOpen ? (
          <button
            type="button"
            aria-label={`Change: ${task.title}`}
            onClick={onOpen}
            className="rounded-small -my-2 min-h-11 py-2 text-start leading-snug font-semibold decoration-2 underline-offset-4 hover:underline"
          >
            {task.title}
          </button>
        ) : (
          <p className="leading-snug font-semibold">{task.title}</p>
        )}
        <p className="text-small text-quiet flex flex-wrap items-center gap-x-2 gap-y-1">
          {!withoutOwners && <Owners task={task} members={members} />}
          <span className={classes(withoutOwners && 'first-letter:uppercase')}>
            {repeatWords(task.repeat, startOfWeek)}
            {task.sharing && ` · ${sharingWords[task.sharing]}`}
            {effort && ` · ${effort}`}
            {helper && ` · with help from ${helper.name}`}
          </span>
        </p>
        {withReason && task.ifThen && (
          <p className="text-small">
            If {task.ifThen.if}, then {task.ifThen.then}.
          </p>
        )}
        {reason && <p className="text-small text-quiet first-letter:uppercase">{reason}</p>}
      </div>
      {children}
    </div>
  )
}

/** The names as long as they are few, and the animals beside them. */
function Owners({
  task,
  members,
}: Pick<TaskLineProps, 'members'> & { task: Pick<Task, 'owners'> }) {
  if (task.owners === 'everyone') return <span className="font-medium">Everyone</span>
  const ids = ownersOf(
    task,
    members.map(({ id }) => id),
  )
  const owners = members.filter(({ id }) => ids.includes(id))
  if (owners.length === 0) return <span className="font-medium">Nobody at the moment</span>
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <AvatarRow members={owners} size="small" />
      {owners.length <= 3 && (
        <span aria-hidden="true" className="text-ink font-medium">
          {owners.map(({ name }) => name).join(', ')}
        </span>
      )}
    </span>
  )
}
