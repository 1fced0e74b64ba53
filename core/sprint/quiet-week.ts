import type { Sprint } from './schema.ts'
import { endOf } from '../time/sprint-days.ts'

/** Whether nobody did anything in the week: no tick, and nobody checked in. */
function isUntouched({ tasks, standUps }: Pick<Sprint, 'tasks' | 'standUps'>): boolean {
  return (
    tasks.every(({ checks }) => Object.keys(checks).length === 0) &&
    standUps.every(({ answers }) => answers.length === 0)
  )
}

/** Whether the week went by without anybody touching it: it is shown as that, and asks for nothing (N4). */
export function isQuiet(sprint: Sprint, today: string): boolean {
  return (sprint.completed || endOf(sprint) < today) && isUntouched(sprint)
}

/** Whether the week is over, and nobody touched it, closed it or has begun to look back. */
export function isMissed(sprint: Sprint, today: string): boolean {
  return !sprint.completed && sprint.retrospective === null && isQuiet(sprint, today)
}

/**
 * Whether the week is behind the family: closed by somebody or, where a planned week went by without anybody
 * touching it, by itself (N4). Nothing is written for that: a late tick makes it a week to look back on again.
 */
export function isClosed(sprint: Sprint, today: string): boolean {
  return sprint.completed || (sprint.plannedAt !== null && isMissed(sprint, today))
}
