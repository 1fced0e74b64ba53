import type { Person } from '../days-here/days-here.ts'
import type { Sprint } from '../sprint/schema.ts'
import { add, taskProgress, type Progress } from '../tasks/progress.ts'
import type { Task } from '../tasks/schema.ts'

/** Whether the task has days of its own; what has none may be done on any of its week. */
const hasDays = ({ repeat }: Task): boolean =>
  repeat.kind === 'days' || (repeat.kind === 'times' && repeat.times === 7)

/**
 * How far a family is with what belongs to no day. Together with its days (`dayProgress`) it is the whole
 * week (`sprintProgress`): whoever adds up what stands below a week's bar comes to what the bar says.
 */
export const anyDayProgress = (sprint: Sprint, people: readonly Person[]): Progress =>
  add(
    sprint.tasks.filter((task) => !hasDays(task)).map((task) => taskProgress(sprint, task, people)),
  )
