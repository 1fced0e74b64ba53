import { type Person, hereOn, isHere } from '../days-here/days-here.ts'
import { type FamilyClock, familyTime } from '../family/family-clock.ts'
import type { Sprint } from '../sprint/schema.ts'
import { isTooYoung, speakersAmong } from '../members/member.ts'
import type { StandUp, StandUpAnswer } from './schema.ts'
import { addDays } from '../time/calendar.ts'
import { isInSprint } from '../time/sprint-days.ts'
import { zonedTime } from '../time/zoned-time.ts'

/** The stand-up of that day, or null. */
export function standUpOn(sprint: Sprint, date: string): StandUp | null {
  return sprint.standUps.find((standUp) => standUp.date === date) ?? null
}

/** Who is asked on that day: those who are here and not too young to answer (N27). */
export const askedOn = <One extends Person>(people: readonly One[], date: string): One[] =>
  speakersAmong(hereOn(people, date), date)

/** Whether that day's stand-up is over: closed, or answered by everybody who is asked. */
export function isHeld(standUp: StandUp | null, people: readonly Person[]): boolean {
  if (standUp === null) return false
  const isThrough = ({ id }: Person) => hasAnswered(standUp, id) || isAway(standUp, id)
  const isBegun = standUp.answers.length > 0
  return standUp.closedAt !== null || (isBegun && askedOn(people, standUp.date).every(isThrough))
}

/** What a member has said who has said nothing yet. */
export function noAnswer(memberId: string): StandUpAnswer {
  return { memberId, passed: false, mood: null, did: '', next: '', help: '' }
}

export function hasAnswered({ answers }: StandUp, memberId: string): boolean {
  return answers.some((answer) => answer.memberId === memberId)
}

/** Whether the round went on without them: they answer later, for themselves. */
export function isAway(standUp: StandUp | null, memberId: string): boolean {
  return standUp?.absentIds?.includes(memberId) ?? false
}

/** Whether somebody belongs to the round of that day: they are asked, or have answered all the same. */
export function isAsked(standUp: StandUp | null, person: Person, date: string): boolean {
  if (isAway(standUp, person.id) || isTooYoung(person, date)) return false
  return isHere(person, date) || (standUp !== null && hasAnswered(standUp, person.id))
}

/** Whether the others have held that day's stand-up, and this answer alone is still to come. */
export function isHeldWithout(
  standUp: StandUp | null,
  memberId: string,
  people: readonly Person[],
): boolean {
  return standUp !== null && isHeld(standUp, people) && !hasAnswered(standUp, memberId)
}

/** The planned sprint that a stand-up of that day belongs to, or null. Closed ones stay as they are. */
export function sprintForStandUp(sprints: readonly Sprint[], date: string): Sprint | null {
  return (
    sprints.find(
      (sprint) => !sprint.completed && sprint.plannedAt !== null && isInSprint(sprint, date),
    ) ?? null
  )
}

/** Until this hour of the night an evening's stand-up may still be going on. */
const nightEnds = 3

/**
 * The day whose stand-up is the one to hold now: past midnight still the one that began in the evening,
 * on every screen, until the night is over; it stays where it was closed in that night (P11). `now` is in
 * milliseconds.
 */
export function dayOfStandUp(sprints: readonly Sprint[], now: number, clock: FamilyClock): string {
  const { day } = familyTime(now, clock)
  const shown = zonedTime(now, clock.timeZone)
  if (day !== shown.day || shown.hour >= nightEnds) return day
  const evening = addDays(day, -1)
  const sprint = sprintForStandUp(sprints, evening)
  const begun = sprint && standUpOn(sprint, evening)
  if (!begun || begun.answers.length === 0) return day
  const { closedAt } = begun
  const isOver = closedAt !== null && familyTime(Date.parse(closedAt), clock).day < day
  return isOver ? day : evening
}

/**
 * Whose turn comes after `afterId` in the order of speaking: the next one without an answer, round
 * and round, without those who are not here; without `afterId` the first. Null when there is nobody.
 */
export function nextTurn(
  order: readonly { id: string }[],
  standUp: StandUp | null,
  afterId: string | null,
): string | null {
  const answered = new Set([
    ...(standUp?.answers.map(({ memberId }) => memberId) ?? []),
    ...(standUp?.absentIds ?? []),
  ])
  const start = order.findIndex(({ id }) => id === afterId) + 1
  const turned = [...order.slice(start), ...order.slice(0, start)]
  return turned.find(({ id }) => id !== afterId && !answered.has(id))?.id ?? null
}
