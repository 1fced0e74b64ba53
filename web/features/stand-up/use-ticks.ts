import type { Sprint } from '#core/contract/sprint.ts'
import { tasksForDay } from '#core/domain/progress.ts'
import { isTicked } from '#core/domain/task.ts'
import { useSend } from '#web/data/use-family.tsx'

/** What a member has to tick on that day, and how. */
export function useTicks(sprint: Sprint, memberId: string, date: string) {
  const send = useSend()
  return tasksForDay(sprint, memberId, date).map((task) => ({
    task,
    done: isTicked(task, memberId, date),
    tick: (done: boolean) =>
      void send.toSprint(sprint.id, { type: 'tick', taskId: task.id, memberId, date, done }),
  }))
}

export type Ticks = ReturnType<typeof useTicks>
