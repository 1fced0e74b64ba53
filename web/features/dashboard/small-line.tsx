import type { NewTask } from '#core/contract/sprint.ts'
import { ownersOf } from '#core/domain/task.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { repeatWords } from '#web/shared/tasks/task-words.ts'
import { AvatarRow } from '#web/ui/avatar/avatar.tsx'
import { TaskIcon } from '#web/ui/task-icons/task-icon.tsx'

/** A line of a small week: picture, words, how often, and whose it is. */
export function SmallLine({ task }: { task: NewTask }) {
  const { family, members } = useFamily()
  const memberIds = members.map(({ id }) => id)
  const owners = ownersOf(task, memberIds)
  const often = repeatWords(task.repeat, family.familyData.settings.startOfWeek)
  return (
    <li className="group flex items-center gap-3">
      <span className="text-quiet grid w-8 shrink-0 place-items-center">
        <TaskIcon name={task.icon} className="size-7" />
      </span>
      <div className="border-line flex min-h-15 min-w-0 flex-1 items-center gap-3 border-t py-1.5 group-first:border-t-0">
        <p className="min-w-24 flex-1 leading-snug">
          <bdi className="line-clamp-2">{task.title}</bdi>
          <span className="text-small text-quiet block leading-tight first-letter:uppercase">
            {often}
          </span>
        </p>
        {owners.length === memberIds.length && owners.length > 3 ? (
          <span className="text-small text-quiet">
            {task.sharing === 'one' ? 'One of us' : 'All of us'}
          </span>
        ) : (
          <AvatarRow members={members.filter(({ id }) => owners.includes(id))} />
        )}
      </div>
    </li>
  )
}
