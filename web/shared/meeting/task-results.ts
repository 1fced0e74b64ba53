import type { Sprint, Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { add, taskProgress, type Progress } from '#core/domain/progress.ts'
import { ownersOf } from '#core/domain/task.ts'

/** What became of each task of a week, all of its people together. */
export function resultsOf(
  sprint: Sprint,
  members: readonly Member[],
): (Progress & { task: Task })[] {
  const memberIds = members.map(({ id }) => id)
  return sprint.tasks.map((task) => ({
    task,
    ...add(ownersOf(task, memberIds).map((id) => taskProgress(sprint, task, id))),
  }))
}
