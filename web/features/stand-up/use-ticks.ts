import type { Sprint } from '#core/contract/sprint.ts'
import { tasksForDay } from '#core/domain/day.ts'
import { isDoneFor } from '#core/domain/task.ts'
import { useFamily } from '#web/data/use-family.tsx'
import { useTick } from '#web/shared/tasks/face-ticks.tsx'

/** What a member has to tick on that day, and how. */
export function useTicks(sprint: Sprint, memberId: string, date: string) {
  const { members } = useFamily()
  const tick = useTick(sprint.id, date)
  const memberIds = members.map(({ id }) => id)
  return tasksForDay(sprint, memberId, date, memberIds).map((task) => ({
    task,
    done: isDoneFor(task, memberId, date),
    tick: (done: boolean) => tick(task, memberId, done),
  }))
}

export type Ticks = ReturnType<typeof useTicks>
