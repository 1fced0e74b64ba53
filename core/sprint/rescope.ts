import type { Sprint } from './schema.ts'
import type { Task } from '../tasks/schema.ts'
import { taskProgress } from '../tasks/progress.ts'
import { ownersOf } from '../tasks/task.ts'
import type { Person } from '../days-here/days-here.ts'

/** How often each owner is asked for a task, without and with the sprint's days off. */
type Rescoped = { task: Task; before: number; now: number }

/**
 * The tasks that the sprint's days off make smaller, in the plan's order; those at 0 rest. `gone`: days that
 * were over when it was planned, which made nothing smaller.
 */
export function rescopedTasks(
  sprint: Sprint,
  people: readonly Person[],
  gone: readonly string[] = [],
): Rescoped[] {
  const whole = { ...sprint, pausedDates: [...gone] }
  return sprint.tasks.flatMap((task) => {
    const [owner] = ownersOf(task, people, sprint)
    if (owner === undefined) return []
    const before = taskProgress(whole, task, [owner]).planned
    const now = taskProgress(sprint, task, [owner]).planned
    return now < before ? [{ task, before, now }] : []
  })
}
