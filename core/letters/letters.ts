import type { Moment } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { ErrorCode } from '../errors.ts'
import { limits } from '../limits.ts'
import type { Documents } from '../commands/documents.ts'
import { isInSprint } from '../time/sprint-days.ts'

const isLookedBackOn = ({ completed, retrospective }: Sprint) => completed || retrospective !== null

/**
 * Whether a letter's moment has come: its look back has begun or is over, its mission is no longer the
 * present one, its day is here. Where its week is gone or was never looked back on, a later look back
 * will do, so that no letter waits for ever.
 */
export function isDue(
  { moment, writtenAt }: { moment: Moment; writtenAt: string },
  { family, sprints }: Documents,
  today: string,
): boolean {
  switch (moment.kind) {
    case 'book':
      return true
    case 'date':
      return moment.date <= today
    case 'mission-end':
      return family.familyData.goal?.id !== moment.goalId
    case 'look-back': {
      const its = sprints.find(({ id }) => id === moment.sprintId)
      if (its && isLookedBackOn(its)) return true
      return sprints.some((other) =>
        its
          ? other.startsOn > its.startsOn && isLookedBackOn(other)
          : isHeldAfter(other, writtenAt),
      )
    }
  }
}

/** Whether a look back is being held, or has ended since. */
function isHeldAfter({ completed, completedAt, retrospective }: Sprint, instant: string): boolean {
  return completed ? completedAt !== null && completedAt > instant : retrospective !== null
}

/** Why nobody can write for a moment; null where they can: it is of this family, and still ahead. */
export function momentRefusal(
  moment: Moment,
  documents: Documents,
  today: string,
): ErrorCode | null {
  const { family, sprints } = documents
  switch (moment.kind) {
    case 'book':
      return null
    case 'date':
      return isAhead(moment.date, today) ? null : 'letter-too-late'
    case 'mission-end':
      return family.familyData.goal?.id === moment.goalId ? null : 'letter-too-late'
    case 'look-back': {
      const its = sprints.find(({ id }) => id === moment.sprintId)
      if (!its) return 'sprint-missing'
      return isLookedBackOn(its) ? 'letter-too-late' : null
    }
  }
}

/** Whether a letter can be written for that day. */
export const isAhead = (date: string, today: string): boolean =>
  date > today && date <= latestDay(today)

/** The last day for which a letter can be written. */
export function latestDay(today: string): string {
  const year = Number(today.slice(0, 4)) + limits.letterYears
  // The day before the 29th of February is in every year.
  return `${year}${today.slice(4)}`.replace('-02-29', '-02-28')
}

/** The week in whose story a letter stands that is opened on a day: its own, else the latest that had begun. */
export function weekOfLetter(
  moment: Moment,
  sprints: readonly Sprint[],
  day: string,
): string | null {
  const own = moment.kind === 'look-back' && sprints.find(({ id }) => id === moment.sprintId)
  if (own) return own.id
  const begun = sprints.filter(({ plannedAt, startsOn }) => plannedAt !== null && startsOn <= day)
  const running = begun.findLast((sprint) => isInSprint(sprint, day))
  return (
    (running ?? begun.toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1)).at(-1))?.id ?? null
  )
}

/** The week whose look back is next: that which runs, or else the oldest that waits for it. */
export function nextLookBack(sprints: readonly Sprint[], today: string): Sprint | null {
  const open = sprints.filter((one) => one.plannedAt !== null && !isLookedBackOn(one))
  const running = open.find((one) => isInSprint(one, today))
  return running ?? open.find(({ startsOn }) => startsOn > today) ?? open.at(-1) ?? null
}
