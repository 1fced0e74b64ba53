import type { Repeat, Task } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { addDays, dayRange, daysBetween } from '../time/calendar.ts'
import { memoize, perObject } from '../lib/memoize.ts'

type Seldom = Extract<Repeat, { kind: 'seldom' }>

/** Whether a task is not each week's. In the weeks between it rests: it stays in the plan and asks for nothing. */
export const isSeldom = <One extends Pick<Task, 'repeat'>>(
  task: One,
): task is One & { repeat: Seldom } => task.repeat.kind === 'seldom'

const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01')

/** How often it has come before that day, if it comes on it. A 31st is the month's last day where there is none. */
function timesBefore({ every, startsOn }: Seldom, day: string): number | null {
  if (day < startsOn) return null
  const days = daysBetween(startsOn, day)
  if (every === 'two-weeks') return days % 14 === 0 ? days / 14 : null
  const [first, here] = [startsOn.slice(8), day.slice(8)]
  if (here !== first && !(isLastOfMonth(day) && here < first)) return null
  const months = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
  return months(day) - months(startsOn)
}

/**
 * How often a seldom task has come before the seven days from `weekStart` on; null where it rests in them.
 * Told from the calendar alone: weeks may move, and no plan has to be looked back on.
 */
export const dueIn = (repeat: Seldom, weekStart: string): number | null =>
  dueByWeek(repeat)(weekStart)

/** More weeks than any screen asks for: each is asked for every owner. */
const weeksKnown = 100

const dueByWeek = perObject((repeat: Seldom) =>
  memoize(weeksKnown, (weekStart: string) => {
    const times = dayRange(weekStart, 7).map((day) => timesBefore(repeat, day))
    return times.find((one) => one !== null) ?? null
  }),
)

/** The same for a week of a sprint, counted from 0. */
export function dueInWeek(
  repeat: Seldom,
  { startsOn }: Pick<Sprint, 'startsOn'>,
  week: number,
): number | null {
  return dueIn(repeat, addDays(startsOn, week * 7))
}

/** Whether the task asks for anything in these weeks; one that is each week's always does. */
export function isDue(
  { repeat }: Pick<Task, 'repeat'>,
  sprint: Pick<Sprint, 'startsOn' | 'weeks'>,
): boolean {
  if (repeat.kind !== 'seldom') return true
  return Array.from({ length: sprint.weeks }, (_, week) => dueInWeek(repeat, sprint, week)).some(
    (times) => times !== null,
  )
}

/** More days than any month has. */
const aMonth = 32

/** The day on which a seldom task comes again, that one included. */
export function nextDue(repeat: Seldom, from: string): string {
  const start = from > repeat.startsOn ? from : repeat.startsOn
  return dayRange(start, aMonth).find((day) => timesBefore(repeat, day) !== null) ?? start
}
