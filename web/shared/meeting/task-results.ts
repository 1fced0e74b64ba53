import type { Sprint, Task } from '#core/contract/sprint.ts'
import { isDue } from '#core/domain/seldom.ts'
import type { Member } from '#core/domain/member.ts'
import { taskProgress, type Progress } from '#core/domain/progress.ts'

/** What became of each task that a week had, all of its people together. */
export function resultsOf(
  sprint: Sprint,
  members: readonly Member[],
): (Progress & { task: Task })[] {
  const memberIds = members.map(({ id }) => id)
  return sprint.tasks
    .filter((task) => isDue(task, sprint))
    .map((task) => ({ task, ...taskProgress(sprint, task, memberIds) }))
}
