import type { Meeting, Sprint } from '../sprint/schema.ts'
import type { SprintCommandOf } from '../log/sprint-commands-schema.ts'
import { limits } from '../limits.ts'
import {
  append,
  edited,
  put,
  requireMember,
  without,
  type Context,
  type Changes,
} from '../commands/context.ts'
import { meetingStages } from '../words.ts'
import { requirePeopleOf } from '../meetings/require-people.ts'
import { daysOf, isInSprint } from '../time/sprint-days.ts'

/** A plan meeting that has not begun. */
export function newMeeting(): Meeting {
  return { stage: meetingStages[0], hostId: null, appreciations: [], dates: [], energy: [] }
}

const changed = (sprint: Sprint, changes: Changes<Meeting>, from?: Changes<Meeting>): Sprint => ({
  ...sprint,
  meeting: edited(sprint.meeting, changes, from),
})

/** Whether a meeting was begun here: from then on it has its place among the others. */
export function isMeetingBegun({ meeting }: Pick<Sprint, 'meeting'>): boolean {
  return meeting.round !== undefined || meeting.stage !== meetingStages[0]
}

/** Who planned the week alone, for all to say yes to; null where the family planned it, or has said yes. */
export function waitsForYes(sprint: Pick<Sprint, 'plannedAt' | 'meeting'>): string | null {
  return sprint.plannedAt !== null && !isMeetingBegun(sprint) ? sprint.meeting.hostId : null
}

export function editMeeting(
  sprint: Sprint,
  { changes, from }: SprintCommandOf<'edit-meeting'>,
  context: Context,
): Sprint {
  requirePeopleOf(changes, context)
  return changed(sprint, changes, from)
}

export function appreciate(
  sprint: Sprint,
  { appreciation }: SprintCommandOf<'appreciate'>,
  context: Context,
): Sprint {
  requireMember(context, appreciation.fromId)
  const appreciations = append(sprint.meeting.appreciations, appreciation, limits.appreciations)
  return changed(sprint, { appreciations })
}

/** What was said on devices since the meeting before this one, oldest first: the family hears it now. */
export function thanksBetween(
  sprints: readonly Sprint[],
  { startsOn }: Pick<Sprint, 'startsOn'>,
): Meeting['appreciations'] {
  const before = sprints.findLast((one) => one.plannedAt !== null && one.startsOn < startsOn)
  return before?.meeting.appreciations.filter(({ on }) => on !== undefined) ?? []
}

export function takeBackAppreciation(
  sprint: Sprint,
  { appreciationId }: SprintCommandOf<'take-back-appreciation'>,
): Sprint {
  return changed(sprint, { appreciations: without(sprint.meeting.appreciations, appreciationId) })
}

export function noteDate(sprint: Sprint, { entry }: SprintCommandOf<'note-date'>): Sprint {
  return changed(sprint, { dates: append(sprint.meeting.dates, entry, limits.importantDates) })
}

export function removeDate(sprint: Sprint, { entryId }: SprintCommandOf<'remove-date'>): Sprint {
  return changed(sprint, { dates: without(sprint.meeting.dates, entryId) })
}

export function setEnergy(
  sprint: Sprint,
  { memberId, level }: SprintCommandOf<'set-energy'>,
  context: Context,
): Sprint {
  requireMember(context, memberId)
  const present = sprint.meeting.energy.filter((entry) =>
    context.memberIds.includes(entry.memberId),
  )
  const energy = put(present, { memberId, level }, (other) => other.memberId === memberId)
  return changed(sprint, { energy })
}

/** Begins the meeting; where the other parent has begun it, theirs goes on (P2). */
export function beginMeeting(
  sprint: Sprint,
  { sprint: { startsOn }, setup }: SprintCommandOf<'begin-meeting'>,
  context: Context,
): Sprint {
  requirePeopleOf(setup, context)
  if (sprint.plannedAt !== null || isMeetingBegun(sprint)) return sprint
  return changed(startingOn(sprint, startsOn), setup)
}

/** The sprint with another first day; days that fall out of it are no longer paused. */
export function startingOn(sprint: Sprint, startsOn: string): Sprint {
  const next = { ...sprint, startsOn }
  return { ...next, pausedDates: next.pausedDates.filter((date) => isInSprint(next, date)) }
}

/** Ends the plan meeting: the draft becomes the week's plan. What lies before it is not asked for (N4). */
export function finishPlanning(
  sprint: Sprint,
  { day }: SprintCommandOf<'finish-planning'>,
  { now }: Context,
): Sprint {
  if (sprint.plannedAt !== null) return sprint
  const planned = { ...sprint, plannedAt: now }
  return day === undefined ? planned : withDaysOff(planned, day)
}

/** A week that begins in its middle: the days before that one ask for nothing. */
export function withDaysOff(sprint: Sprint, day: string): Sprint {
  const past = daysOf(sprint).filter((date) => date < day)
  if (past.length === 0 || past.length === sprint.weeks * 7) return sprint
  return { ...sprint, pausedDates: [...new Set([...sprint.pausedDates, ...past])].toSorted() }
}
