import type { Sprint } from './schema.ts'
import { daysOf, endOf } from '../time/sprint-days.ts'
import { isQuiet } from './quiet-week.ts'

/** The stand-ups in which somebody said something. */
export const standUpsHeld = ({ standUps }: Sprint) =>
  standUps.filter(({ answers }) => answers.length > 0)

/** The last day that counts: what lies ahead, or after the closing, was not missed. */
export function lastDay(sprint: Sprint, today: string): string {
  const closedOn = sprint.completedAt?.slice(0, 10)
  return [endOf(sprint), today, ...(closedOn ? [closedOn] : [])].toSorted()[0]!
}

/**
 * On which days a sprint asked for a stand-up until `today`, and on which it was held: the one source of
 * every "often", "seldom" and "every day". A paused day asks for none, and counts where one was held all
 * the same; a quiet week asks for nothing.
 */
export function standUpDays(sprint: Sprint, today: string): { held: string[]; possible: string[] } {
  if (isQuiet(sprint, today)) return { held: [], possible: [] }
  const until = lastDay(sprint, today)
  const heldOn = new Set(standUpsHeld(sprint).map(({ date }) => date))
  const possible = daysOf(sprint).filter(
    (date) => date <= until && (heldOn.has(date) || !sprint.pausedDates.includes(date)),
  )
  return { held: possible.filter((date) => heldOn.has(date)), possible }
}
