import type { Sprint, StandUp } from '../contract/sprint.ts'
import type { SprintCommandOf } from '../contract/sprint-commands.ts'
import { refuse } from '../errors.ts'
import { put, requireMember, type Context } from './context.ts'
import { isInSprint } from './sprint-days.ts'

/** The stand-up of that day, or null. */
export function standUpOn(sprint: Sprint, date: string): StandUp | null {
  return sprint.standUps.find((standUp) => standUp.date === date) ?? null
}

function change(sprint: Sprint, date: string, edit: (standUp: StandUp) => StandUp): Sprint {
  if (!isInSprint(sprint, date)) refuse('date-outside-sprint')
  const standUp = standUpOn(sprint, date) ?? { date, answers: [], offer: '', closedAt: null }
  const standUps = put(sprint.standUps, edit(standUp), (other) => other.date === date)
  return { ...sprint, standUps: standUps.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
}

/** One answer per member and day; answering again replaces it, all day and the day after too. */
export function answerStandUp(
  sprint: Sprint,
  { date, answer }: SprintCommandOf<'answer-stand-up'>,
  context: Context,
): Sprint {
  requireMember(context, answer.memberId)
  return change(sprint, date, (standUp) => ({
    ...standUp,
    answers: put(
      // Answers of people who have left make room before anybody is turned away.
      standUp.answers.filter(({ memberId }) => context.memberIds.includes(memberId)),
      answer,
      ({ memberId }) => memberId === answer.memberId,
    ),
  }))
}

export function closeStandUp(
  sprint: Sprint,
  { date, offer }: SprintCommandOf<'close-stand-up'>,
  { now }: Context,
): Sprint {
  return change(sprint, date, (standUp) => ({ ...standUp, offer, closedAt: now }))
}
