import type { FamilySettings } from '#core/family/schema.ts'
import type { Sprint } from '#core/sprint/schema.ts'
import type { Person } from '#core/days-here/days-here.ts'
import { hourInDay } from '#core/family/family-clock.ts'
import { isHeld, sprintForStandUp, standUpOn } from '#core/stand-up/stand-up.ts'

/** Whether the day's check-in is there to be held now, was held, or is for another time. */
export type CheckInState = 'due' | 'done' | 'later'

interface Situation {
  sprints: readonly Sprint[]
  members: readonly Person[]
  /** The day of the check-in, which may be yesterday in the small hours. */
  day: string
  today: string
  /** Of the family's day. */
  hour: number
  settings: Pick<FamilySettings, 'standUpTime' | 'dayEndsAt'>
}

/** With a time of its own the check-in is due from that hour on, else all day. */
export function checkInState(situation: Situation): CheckInState {
  const { sprints, members, day, today, hour, settings } = situation
  const { standUpTime } = settings
  const sprint = sprintForStandUp(sprints, day)
  if (!sprint) return 'later'
  const standUp = standUpOn(sprint, day)
  if (isHeld(standUp, members)) return 'done'
  const isBegun = standUp !== null && standUp.answers.length > 0
  if (isBegun || day < today) return 'due'
  if (sprint.pausedDates.includes(day)) return 'later'
  return standUpTime && hour < hourInDay(standUpTime, settings) ? 'later' : 'due'
}
