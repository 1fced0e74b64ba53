import type { FamilySettings } from '../family/schema.ts'
import type { Sprint } from './schema.ts'
import { addDays, dayRange, weekStart } from '../time/calendar.ts'
import { waitsForYes } from '../plan-meeting/meeting.ts'
import { isClosed, isQuiet } from './quiet-week.ts'
import { endOf } from '../time/sprint-days.ts'
import { nextMeetingDay } from './week.ts'
import { familyTime, type FamilyClock } from '../family/family-clock.ts'

/** The days on which the family held a meeting, to plan or to look back. */
function meetingDays(sprints: readonly Sprint[], clock: FamilyClock): string[] {
  // A meeting on Sunday evening is one of that Sunday wherever the family lives.
  const dayOf = (instant: string | null) =>
    instant === null ? [] : [familyTime(Date.parse(instant), clock).day]
  return sprints.flatMap((sprint) => [
    ...(waitsForYes(sprint) === null ? dayOf(sprint.plannedAt) : []),
    ...(sprint.retrospective === null ? [] : dayOf(sprint.completedAt)),
  ])
}

/** The next meeting's day: today until it was held and the plan is there; null where no weekday was chosen. */
export function nextMeeting(sprints: readonly Sprint[], today: string, settings: FamilySettings) {
  const isHeld = meetingDays(sprints, settings).includes(today) && !!sprints.at(-1)?.plannedAt
  return nextMeetingDay(settings, isHeld ? addDays(today, 1) : today)
}

/**
 * From when to when the family rested, as the first days of its weeks: between a quiet week and its being
 * put away, or the next one where it closed by itself. A lapse breaks nothing (N4).
 */
function restsOf(sprints: readonly Sprint[], today: string): { after: string; until: string }[] {
  return sprints.flatMap((sprint, index) => {
    if (!isQuiet(sprint, today) || !isClosed(sprint, today)) return []
    const next = sprints[index + 1]
    const end = next ? addDays(next.startsOn, -1) : endOf(sprint)
    const until = sprint.completedAt?.slice(0, 10) ?? end
    return [{ after: addDays(sprint.startsOn, -7), until }]
  })
}

/**
 * "We met": the number of weeks in a row in which the family met, up to this one. The current week
 * counts once it has happened and never breaks the row; paused weeks and those with stand-ups alone
 * are passed over, and so are quiet ones. Instants are seen by the family's clocks (P10). O(days of the
 * sprints, and weeks in the row × sprints).
 */
export function weeksMet(
  sprints: readonly Sprint[],
  today: string,
  { startOfWeek, ...clock }: FamilySettings,
): number {
  const firstOf = (date: string) => weekStart(date, startOfWeek)
  const met = new Set(meetingDays(sprints, clock).map(firstOf))
  const answered = sprints.flatMap(({ standUps }) =>
    standUps.filter(({ answers }) => answers.length > 0).map(({ date }) => date),
  )
  // No meeting, and yet no week without each other.
  const checkedIn = new Set(answered.map(firstOf))
  // Illness and travel break nothing.
  const paused = new Set(sprints.flatMap(({ pausedDates }) => pausedDates))
  const rests = restsOf(sprints, today)
  const isPassedOver = (start: string) =>
    checkedIn.has(start) ||
    rests.some(({ after, until }) => start > after && start <= until) ||
    dayRange(start, 7).every((date) => paused.has(date))
  let week = firstOf(today)
  let count = met.has(week) ? 1 : 0
  for (week = addDays(week, -7); ; week = addDays(week, -7)) {
    if (met.has(week)) count += 1
    else if (!isPassedOver(week)) return count
  }
}
