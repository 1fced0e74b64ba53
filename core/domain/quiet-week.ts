import type { Sprint } from '../contract/sprint.ts'
import { endOf } from './sprint-days.ts'
import { standingOn } from './week.ts'

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

/** Whether the week is over, and waits for nothing but to be put away: nobody has begun to look back. */
function isMissed(sprint: Sprint, today: string): boolean {
  return (
    !sprint.completed &&
    endOf(sprint) < today &&
    sprint.retrospective === null &&
    isUntouched(sprint)
  )
}

/** The weeks to put away before a fresh start, oldest first; none where something else comes first. */
export function missedWeeks(sprints: readonly Sprint[], today: string): Sprint[] {
  const { kind } = standingOn(sprints, today)
  const open = sprints.filter(({ completed }) => !completed)
  const areAll = open.every((sprint) => isMissed(sprint, today))
  return (kind === 'ended' || kind === 'missed') && areAll ? open : []
}
