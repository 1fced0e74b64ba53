import type { Sprint, Task } from '../contract/sprint.ts'
import { taskProgress } from './progress.ts'
import { ownersOf } from './task.ts'

/** How often each owner is asked for a task, without and with the sprint's days off. */
export type Rescoped = { task: Task; before: number; now: number }

/** The tasks that the sprint's days off make smaller, in the plan's order; those at 0 rest. */
export function rescopedTasks(sprint: Sprint, memberIds: readonly string[]): Rescoped[] {
  const whole = { ...sprint, pausedDates: [] }
  return sprint.tasks.flatMap((task) => {
    const [owner] = ownersOf(task, memberIds)
    if (owner === undefined) return []
    const before = taskProgress(whole, task, [owner]).planned
    const now = taskProgress(sprint, task, [owner]).planned
    return now < before ? [{ task, before, now }] : []
  })
}
