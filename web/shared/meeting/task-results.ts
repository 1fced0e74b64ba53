import type { Sprint, Task } from '#core/contract/sprint.ts'
import type { Member } from '#core/domain/member.ts'
import { taskProgress, type Progress } from '#core/domain/progress.ts'

/** What became of each task of a week, all of its people together. */
export function resultsOf(
  sprint: Sprint,
  members: readonly Member[],
): (Progress & { task: Task })[] {
  const memberIds = members.map(({ id }) => id)
  return sprint.tasks.map((task) => ({
    task,
    ...taskProgress(sprint, task, memberIds),
  }))
}
