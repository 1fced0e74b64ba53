import type { FamilySettings } from '../contract/family.ts'
import type { Sprint } from '../contract/sprint.ts'
import { addDays, dayRange, weekStart } from './calendar.ts'
import { waitsForYes } from './meeting.ts'
import { isClosed, isQuiet } from './quiet-week.ts'
import { endOf } from './sprint-days.ts'
import { nextMeetingDay } from './week.ts'
import { familyTime, type FamilyClock } from './family-clock.ts'

/** Whether the family held a meeting, to plan or to look back, in the week, or the days, from `start` on. */
function metIn(sprints: readonly Sprint[], start: string, clock: FamilyClock, days = 7): boolean {
  const within = (date: string) => date >= start && date < addDays(start, days)
  // A meeting on Sunday evening is one of that Sunday wherever the family lives.
  const happened = (instant: string | null) =>
    instant !== null && within(familyTime(Date.parse(instant), clock).day)
  return sprints.some(
    (sprint) =>
      (happened(sprint.plannedAt) && waitsForYes(sprint) === null) ||
      (happened(sprint.completedAt) && sprint.retrospective !== null),
  )
}

/** Whether the family has met already in the week that this day is in. */
export function metInWeekOf(sprints: readonly Sprint[], today: string, settings: FamilySettings) {
  return metIn(sprints, weekStart(today, settings.startOfWeek), settings)
}

/** The next meeting's day: today until it was held and the plan is there; null where no weekday was chosen. */
export function nextMeeting(sprints: readonly Sprint[], today: string, settings: FamilySettings) {
  const isHeld = metIn(sprints, today, settings, 1) && !!sprints.at(-1)?.plannedAt
  return nextMeetingDay(settings, isHeld ? addDays(today, 1) : today)
}

/** Whether it checked in at least once: no meeting, and yet no week without each other. */
function checkedInIn(sprints: readonly Sprint[], start: string): boolean {
  const within = (date: string) => date >= start && date < addDays(start, 7)
  return sprints.some(({ standUps }) =>
    standUps.some(({ date, answers }) => answers.length > 0 && within(date)),
  )
}

/** Whether the whole week was paused: illness and travel break nothing. */
function pausedIn(sprints: readonly Sprint[], start: string): boolean {
  const paused = new Set(sprints.flatMap(({ pausedDates }) => pausedDates))
  return dayRange(start, 7).every((date) => paused.has(date))
}

/**
 * Whether the week lies between a quiet one and its being put away, or the next one where it closed
 * by itself: a lapse breaks nothing either (N4).
 */
function restedIn(sprints: readonly Sprint[], start: string, today: string): boolean {
  return sprints.some((sprint, index) => {
    if (!isQuiet(sprint, today) || !isClosed(sprint, today)) return false
    const next = sprints[index + 1]
    const end = next ? addDays(next.startsOn, -1) : endOf(sprint)
    const until = sprint.completedAt?.slice(0, 10) ?? end
    return start > addDays(sprint.startsOn, -7) && start <= until
  })
}

/**
 * "We met": the number of weeks in a row in which the family met, up to this one. The current week
 * counts once it has happened and never breaks the row; paused weeks and those with stand-ups alone
 * are passed over, and so are quiet ones. Instants are seen by the family's clocks (P10).
 */
export function weeksMet(
  sprints: readonly Sprint[],
  today: string,
  { startOfWeek, ...clock }: FamilySettings,
): number {
  let week = weekStart(today, startOfWeek)
  let count = metIn(sprints, week, clock) ? 1 : 0
  const isPassedOver = (start: string) =>
    pausedIn(sprints, start) || checkedInIn(sprints, start) || restedIn(sprints, start, today)
  for (week = addDays(week, -7); ; week = addDays(week, -7)) {
    if (metIn(sprints, week, clock)) count += 1
    else if (!isPassedOver(week)) return count
  }
}
