import { t } from '#core/say.ts'
import type { Person } from '#core/days-here/days-here.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import { dayLines, isFilled } from '#core/stand-up/day.ts'
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

/** The plan as a family speaks of it: what comes each day, on some days, once. Empty groups are left out. */
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
  { rhythm: 'some-days', title: t`Some days` },
  { rhythm: 'once', title: t`Once` },
] as const

function rhythmOf({ repeat }: Pick<Task, 'repeat'>): (typeof rhythms)[number]['rhythm'] {
  if (repeat.kind === 'once') return 'once'
  const times =
    repeat.kind === 'times' ? repeat.times : repeat.kind === 'days' && repeat.days.length
  return times === 7 ? 'each-day' : 'some-days'
}
