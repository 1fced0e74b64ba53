import type { Person } from '../days-here/days-here.ts'
import type { Sprint } from '../sprint/schema.ts'
import { add, taskProgress, type Progress } from '../tasks/progress.ts'
import { isOnItsDays } from '../tasks/task.ts'

/**
 * How far a family is with what belongs to no day. Together with its days (`dayProgress`) it is the whole
 * week (`sprintProgress`): whoever adds up what stands below a week's bar comes to what the bar says.
 */
export const anyDayProgress = (sprint: Sprint, people: readonly Person[]): Progress =>
  add(
    sprint.tasks
      .filter((task) => !isOnItsDays(task))
      .map((task) => taskProgress(sprint, task, people)),
  )
