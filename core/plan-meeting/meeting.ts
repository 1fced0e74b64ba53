import type { Meeting, Thanks } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { daysOf, isInSprint } from '../time/sprint-days.ts'
import { meetingStages } from '../words.ts'

/** A plan meeting that has not begun. */
export function newMeeting(): Meeting {
  return { stage: meetingStages[0], hostId: null, appreciations: [], dates: [], energy: [] }
}

/** Whether a meeting was begun here: from then on it has its place among the others. */
export function isMeetingBegun({ meeting }: Pick<Sprint, 'meeting'>): boolean {
  return meeting.round !== undefined || meeting.stage !== meetingStages[0]
}

/** A draft whose meeting is past its first question. */
export function isHalfPlanned({ plannedAt, meeting }: Pick<Sprint, 'plannedAt' | 'meeting'>) {
  return plannedAt === null && meeting.stage !== meetingStages[0]
}

/** Who planned the week alone, for all to say yes to; null where the family planned it, or has said yes. */
export function waitsForYes(sprint: Pick<Sprint, 'plannedAt' | 'meeting'>): string | null {
  return sprint.plannedAt !== null && !isMeetingBegun(sprint) ? sprint.meeting.hostId : null
}

/** What was said on devices since the meeting before this one, oldest first: the family hears it now. */
export function thanksBetween(
  sprints: readonly Sprint[],
  { startsOn }: Pick<Sprint, 'startsOn'>,
): Meeting['appreciations'] {
  const before = sprints.findLast((one) => one.plannedAt !== null && one.startsOn < startsOn)
  return before?.meeting.appreciations.filter(({ on }) => on !== undefined) ?? []
}

/** A thank-you in somebody's words: where they begin with a name and a comma, or are one, it is for that member. */
export function thanksTo(
  text: string,
  people: readonly { id: string; name: string }[],
): Pick<Thanks, 'toId' | 'text'> {
  const named = people.filter(({ name }) => text === name || text.startsWith(`${name}, `))
  // “Ben, Ada” is somebody else than “Ben”.
  const [to] = named.toSorted((one, other) => other.name.length - one.name.length)
  return to ? { toId: to.id, text: text.slice(to.name.length + 2).trim() } : { text }
}

/** The sprint with another first day; days that fall out of it are no longer paused. */
export function startingOn(sprint: Sprint, startsOn: string): Sprint {
  const next = { ...sprint, startsOn }
  return { ...next, pausedDates: next.pausedDates.filter((date) => isInSprint(next, date)) }
}

/** A week that begins in its middle: the days before that one ask for nothing. */
export function withDaysOff(sprint: Sprint, day: string): Sprint {
  const past = daysOf(sprint).filter((date) => date < day)
  if (past.length === 0 || past.length === sprint.weeks * 7) return sprint
  return { ...sprint, pausedDates: [...new Set([...sprint.pausedDates, ...past])].toSorted() }
}
