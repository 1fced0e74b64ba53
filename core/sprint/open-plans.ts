import type { Sprint } from './schema.ts'
import { limits } from '../limits.ts'
import { endOf } from '../time/sprint-days.ts'

/** The plans that something can still go into, the current one first: open, not over, not full. */
export function openPlans(sprints: readonly Sprint[], today: string): Sprint[] {
  return sprints.filter(
    (sprint) => !sprint.completed && endOf(sprint) >= today && sprint.tasks.length < limits.tasks,
  )
}
