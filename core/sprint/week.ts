import type { FamilySettings } from '../family/schema.ts'
import type { Sprint } from './schema.ts'
import { addDays, weekdayOf } from '../time/calendar.ts'
import { isClosed, isMissed } from './quiet-week.ts'
import { endOf } from '../time/sprint-days.ts'
import { sprintForStandUp } from '../stand-up/stand-up.ts'

/** Where a family stands on a day, and the sprint that this is about. */
export type Standing =
  | { kind: 'no-sprint' }
  | {
      /**
       * draft: not planned to its end · missed: a draft whose days have passed · ahead: planned, not
       * begun · running · paused: running, and this day does not count · ended: not closed yet
       */
      kind: 'draft' | 'missed' | 'ahead' | 'running' | 'paused' | 'ended'
      sprint: Sprint
    }

/** The first sprint that is not behind the family, or null (S4.7, N4). */
export function activeSprint(sprints: readonly Sprint[], today: string): Sprint | null {
  return sprints.find((sprint) => !isClosed(sprint, today)) ?? null
}

/** The planned sprint that the day is in counts first; otherwise the active one (S4.7). */
export function standingOn(sprints: readonly Sprint[], today: string): Standing {
  const running = sprintForStandUp(sprints, today)
  if (running) {
    return { kind: running.pausedDates.includes(today) ? 'paused' : 'running', sprint: running }
  }
  const sprint = activeSprint(sprints, today)
  if (!sprint) return { kind: 'no-sprint' }
  const isOver = endOf(sprint) < today
  if (sprint.plannedAt === null) return { kind: isOver ? 'missed' : 'draft', sprint }
  return { kind: isOver ? 'ended' : 'ahead', sprint }
}

/** The weeks to put away before a fresh start, oldest first; none where something else comes first. */
export function missedWeeks(sprints: readonly Sprint[], today: string): Sprint[] {
  const { kind } = standingOn(sprints, today)
  const open = sprints.filter(({ completed }) => !completed)
  const areAll = open.every((sprint) => isMissed(sprint, today))
  return (kind === 'no-sprint' || kind === 'missed') && areAll ? open : []
}

/** The oldest sprint that is over and waits to be looked back on, or null. */
export function waitsForLookBack(sprints: readonly Sprint[], today: string): Sprint | null {
  return (
    sprints.find(
      (sprint) => !isClosed(sprint, today) && sprint.plannedAt !== null && endOf(sprint) < today,
    ) ?? null
  )
}

/** What a family can look back on while a week runs: one before it that waits, or that week on its last day. */
export const forLookBack = (
  running: Sprint,
  sprints: readonly Sprint[],
  today: string,
): Sprint | null => waitsForLookBack(sprints, today) ?? (endOf(running) === today ? running : null)

/** The next meeting's day, today included; null while the family has not chosen a weekday. */
export function nextMeetingDay({ meetingDay }: FamilySettings, today: string): string | null {
  if (!meetingDay) return null
  const days = Array.from({ length: 7 }, (_, offset) => addDays(today, offset))
  return days.find((day) => weekdayOf(day) === meetingDay) ?? null
}
