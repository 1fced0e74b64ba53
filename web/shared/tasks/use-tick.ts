import type { Task } from '#core/contract/sprint.ts'
import { doneBy, isShared } from '#core/domain/task.ts'
import { useSend } from '#web/data/use-family.tsx'

/** Ticks a member's box of a day, or takes the tick back; of what several share, whoever made it. */
export function useTick(sprintId: string, date: string) {
  const { toSprint } = useSend()
  return (task: Task, memberId: string, done: boolean) => {
    const ids = !done && isShared(task) ? doneBy(task, date) : [memberId]
    for (const id of ids)
      void toSprint(sprintId, { type: 'tick', taskId: task.id, memberId: id, date, done })
  }
}
