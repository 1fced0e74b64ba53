import { t } from '#core/say.ts'
import type { Person } from '#core/days-here/days-here.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayLines, isFilled } from '#core/stand-up/day.ts'
import type { Progress } from '#core/tasks/progress.ts'
import type { Task } from '#core/tasks/schema.ts'

/**
 * A task on a day of its week. `own`: the day is its own; `any`: it may be done then, or was; `none`: nothing
 * of it is asked then. Done and planned count ticks.
 */
export type TaskDay = {
  day: string
  kind: 'own' | 'any' | 'none'
  done: number
  planned: number
}

/** How each task stands on each of these days, by the task's id. */
export function weekOfTasks(
  sprint: Sprint,
  people: readonly Person[],
  days: readonly string[],
): ReadonlyMap<string, readonly TaskDay[]> {
  const week = days.map((day) => ({ day, lines: dayLines(sprint, people, day) }))
  return new Map(
    sprint.tasks.map(({ id }) => [
      id,
      week.map(({ day, lines }): TaskDay => {
        const line = lines.find(({ task }) => task.id === id)
        if (!line) return { day, kind: 'none', done: 0, planned: 0 }
        const done = line.boxes.filter(isFilled).length
        return { day, kind: line.isFixed ? 'own' : 'any', done, planned: line.boxes.length }
      }),
    ]),
  )
}

/** The plan as a family speaks of it: what comes each day, on its own days, on any. Empty groups are left out. */
export function tasksByRhythm(tasks: readonly Task[]) {
  return rhythms
    .map(({ rhythm, title }) => ({
      rhythm,
      title,
      tasks: tasks.filter((task) => rhythmOf(task) === rhythm),
    }))
    .filter((group) => group.tasks.length > 0)
}

const rhythms = [
  { rhythm: 'each-day', title: t`Every day` },
  { rhythm: 'its-days', title: t`On certain days` },
  { rhythm: 'any-day', title: t`Any day` },
] as const

function rhythmOf({ repeat }: Pick<Task, 'repeat'>): (typeof rhythms)[number]['rhythm'] {
  const isByDays = repeat.kind === 'days'
  const times = repeat.kind === 'times' ? repeat.times : isByDays && repeat.days.length
  if (times === 7) return 'each-day'
  return isByDays ? 'its-days' : 'any-day'
}

/** Whether it is told how much of it is done: of what is done once its sign says it, and nobody reads that none is. */
export const isCounted = ({ repeat }: Pick<Task, 'repeat'>, { done, planned }: Progress): boolean =>
  planned > 1 && (repeat.kind !== 'once' || done > 0)
