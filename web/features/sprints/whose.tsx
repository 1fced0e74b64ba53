import { t } from '#core/say.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { usualCapacity } from '#core/sprint/draft-size.ts'
import { promisesTooMuch } from '#core/sprint/next-sprint.ts'
import { sprintProgress } from '#core/tasks/progress.ts'
import type { Task } from '#core/tasks/schema.ts'
import { ownersOf } from '#core/tasks/task.ts'
import { useHome } from '#web/data/use-home.tsx'
import { rowOf } from '#web/lib/words.ts'
import { dayProgressWords, usualWords } from '#web/shared/week/week-words.ts'
import { AvatarRow, EveryonePill } from '#web/ui/avatar/avatar.tsx'

/** So many faces stand on a line; the others are a number. */
const mostFaces = 3

/** The faces of those who do a task; their names for who does not see them. */
export function Whose({ sprint, task }: { sprint: Sprint; task: Task }) {
  const { members } = useHome()
  const owners = ownersOf(task, members, sprint)
  const more = owners.length - mostFaces
  if (owners.length === 0)
    return <span className="text-small text-quiet shrink-0">{t`Nobody at the moment`}</span>
  return (
    <span className="inline-flex shrink-0 items-center gap-1">
      <span className="sr-only">{rowOf(owners.map(({ name }) => name))}</span>
      <span aria-hidden="true" className="inline-flex items-center gap-1">
        {task.owners === 'everyone' && owners.length > 1 ? (
          <EveryonePill of={owners.length} className="bg-elephant-soft text-elephant-ink min-h-8" />
        ) : (
          <>
            <AvatarRow members={owners.slice(0, mostFaces)} />
            {more > 0 && <span className="text-small">+{more}</span>}
          </>
        )}
      </span>
    </span>
  )
}

/** Before the week begins a friendly word, where it holds more than usual. */
export function TooMuch({ sprint }: { sprint: Sprint }) {
  const { sprints, members, today } = useHome()
  const usual = usualCapacity(sprints, members)
  // Of a week that runs it would only say that it is lost.
  const isMuch =
    usual !== null && today < sprint.startsOn && promisesTooMuch(sprint, sprints, members)
  return (
    <p className="text-small text-quiet font-normal empty:hidden" role="status">
      {isMuch &&
        `${dayProgressWords(sprintProgress(sprint, members), true)}. ${usualWords(usual)}.`}
    </p>
  )
}
