import { t } from '#core/say.ts'
import { Trans } from '#web/lib/trans.tsx'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Task } from '#core/tasks/schema.ts'
import { ownersOf } from '#core/tasks/task.ts'
import { useHome } from '#web/data/use-home.tsx'
import { rowOf } from '#web/lib/words.ts'
import { AvatarRow, EveryonePill } from '#web/ui/avatar/avatar.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'
import { reasonWords } from './reason-words.ts'
import { effortWords, repeatWords, sharingWords } from './task-words.ts'
import { usePlanWeek } from '#web/shared/week/week-words.ts'

interface TaskProps {
  task: Omit<Task, 'checks' | 'id'>
}

/** A line of a plan to read: picture, words, who, how often and why. */
export function TaskLine({ sprint, task }: TaskProps & { sprint: Sprint }) {
  return (
    <li className="group flex gap-3">
      <TaskIcon name={task.icon} className="text-quiet mt-3 size-6.5 shrink-0" />
      <div className="border-line grid min-h-15 min-w-0 flex-1 content-center gap-0.5 border-t py-2 group-first:border-t-0">
        <bdi className="leading-snug">{task.title}</bdi>
        <p className="text-small text-quiet flex flex-wrap items-center gap-x-2 gap-y-1">
          <Owners sprint={sprint} task={task} />
          <TaskWords sprint={sprint} task={task} />
        </p>
        <TaskReason task={task} />
      </div>
    </li>
  )
}

/** How often, how it is shared, how much it is, and who helps. */
function TaskWords({ sprint, task }: TaskProps & { sprint: Sprint }) {
  const { members } = useHome()
  const week = usePlanWeek(sprint)
  const effort = effortWords(task.effort)
  const helper = members.find(({ id }) => id === task.helperId)
  return (
    <span>
      {repeatWords(task.repeat, week)}
      {task.sharing && ` · ${sharingWords(task.sharing, ownersOf(task, members, sprint).length)}`}
      {effort && ` · ${effort}`}
      {helper && ` · ${t`with help from ${helper.name}`}`}
    </span>
  )
}

/** Why it is in the plan, and what happens when something gets in the way. */
function TaskReason({ task: { reason, ifThen } }: TaskProps) {
  const { members } = useHome()
  const why = reasonWords(reason, members)
  return (
    <>
      {ifThen && (
        <p className="text-small">
          <Trans>
            If {ifThen.if}, then {ifThen.then}.
          </Trans>
        </p>
      )}
      {why && <p className="text-small text-quiet first-letter:uppercase">{why}</p>}
    </>
  )
}

/** The names as long as they are few, and the animals beside them; of everyone how many that is. */
function Owners({ sprint, task }: TaskProps & { sprint: Sprint }) {
  const { members } = useHome()
  const owners = ownersOf(task, members, sprint)
  if (task.owners === 'everyone' && owners.length > 1)
    return (
      <EveryonePill of={owners.length} className="bg-elephant-soft text-elephant-ink min-h-8" />
    )
  if (owners.length === 0)
    return (
      <span>
        <Trans>Nobody at the moment</Trans>
      </span>
    )
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <AvatarRow members={owners} />
      {owners.length <= 3 && (
        <span aria-hidden="true" className="text-ink font-medium">
          {rowOf(owners.map(({ name }) => name))}
        </span>
      )}
    </span>
  )
}
