import type { SprintSummary } from './schema.ts'
import type { Weekday } from '../words.ts'
import { addDays, dayRange, weekStart } from '../time/calendar.ts'

/** What a day was for the stand-ups; null where no sprint has it, or it is still ahead. */
export type RhythmDay = { date: string; state: 'held' | 'open' | 'paused' | null }

/** The calendar weeks of these sprints, oldest first, the latest `most` of them, day by day. */
export function rhythmWeeks(
  summaries: readonly SprintSummary[],
  startOfWeek: Weekday,
  most: number,
): { startsOn: string; days: RhythmDay[] }[] {
  const states = new Map<string, RhythmDay['state']>()
  for (const summary of summaries) {
    for (const date of dayRange(summary.startsOn, summary.weeks * 7)) {
      const state = stateOf(summary, date)
      // Two sprints may share a day: the stand-up was in one of them.
      if (state && states.get(date) !== 'held') states.set(date, state)
    }
  }
  const dates = [...states.keys()].toSorted()
  if (dates.length === 0) return []
  const weeks = []
  for (
    let week = weekStart(dates.at(-1)!, startOfWeek);
    week > addDays(dates[0]!, -7) && weeks.length < most;
    week = addDays(week, -7)
  ) {
    const days = dayRange(week, 7).map((date) => ({ date, state: states.get(date) ?? null }))
    weeks.push({ startsOn: week, days })
  }
  return weeks.toReversed()
}

function stateOf(
  { startsOn, from = startsOn, standUps, pausedDates, until }: SprintSummary,
  date: string,
) {
  if (standUps.on.includes(date)) return 'held'
  if (date < from) return null
  if (pausedDates.includes(date)) return 'paused'
  return date <= until ? 'open' : null
}
