import { earlier, edited, fieldsIn, isOnly } from '../commands/changes.ts'
import { type Context, requireMember } from '../commands/context.ts'
import type { CommandOf, SprintRules, SprintUndos } from '../commands/definitions.ts'
import { put } from '../commands/lists.ts'
import { merge } from '../commands/merge.ts'
import { limits } from '../limits.ts'
import { requirePeopleOf } from '../meetings/require-people.ts'
import { refuse } from '../refusal.ts'
import type { Sprint } from '../sprint/schema.ts'
import type { StandUp, StandUpCommand } from './schema.ts'
import { hasAnswered, isAway, noAnswer, standUpOn } from './stand-up.ts'
import { isInSprint } from '../time/sprint-days.ts'
import { restorable } from '../meetings/restorable.ts'

type Of<Type extends StandUpCommand['type']> = CommandOf<StandUpCommand, Type>

function change(sprint: Sprint, date: string, edit: (standUp: StandUp) => StandUp): Sprint {
  if (!isInSprint(sprint, date)) refuse('date-outside-sprint')
  const standUp = standUpOn(sprint, date) ?? { date, answers: [], offer: '', closedAt: null }
  const standUps = put(sprint.standUps, edit(standUp), (other) => other.date === date)
  // Stand-ups of days that a sprint once had make room for those of the days that it has now.
  const kept =
    standUps.length > limits.sprintWeeks * 7
      ? standUps.filter((other) => isInSprint(sprint, other.date))
      : standUps
  return { ...sprint, standUps: kept.toSorted((a, b) => (a.date < b.date ? -1 : 1)) }
}

/** One answer per member and day; answering again replaces it, all day and the day after too. */
function answerStandUp(
  sprint: Sprint,
  { date, answer: given, from, round }: Of<'answer-stand-up'>,
  context: Context,
): Sprint {
  requireMember(context, given.memberId)
  return change(sprint, date, (standUp) => {
    // Answers of people who have left make room before anybody is turned away.
    const ours = standUp.answers.filter(({ memberId }) => context.memberIds.includes(memberId))
    const present = ours.find(({ memberId }) => memberId === given.memberId)
    const answer = from && present ? merge(from, present, given) : given
    const answers = put(ours, answer, ({ memberId }) => memberId === answer.memberId)
    const isNew = round !== undefined && standUp.round === undefined
    return { ...standUp, answers, ...(isNew ? { round } : {}) }
  })
}

function closeStandUp(
  sprint: Sprint,
  { date, offer }: Of<'close-stand-up'>,
  { now, memberIds }: Context,
): Sprint {
  return change(sprint, date, (standUp) => {
    const left = memberIds.filter((id) => isAway(standUp, id) || !hasAnswered(standUp, id))
    // Whom the round did not wait for is away; a round in which nobody spoke waited for nobody.
    const away = left.length > 0 && standUp.answers.length > 0 ? { absentIds: left } : {}
    return { ...standUp, offer, closedAt: now, ...away }
  })
}

/** Who is not here today, and how long there is time for. */
function editStandUp(
  sprint: Sprint,
  { date, changes, from }: Of<'edit-stand-up'>,
  context: Context,
): Sprint {
  requirePeopleOf(changes, context)
  return change(sprint, date, (standUp) => edited(standUp, changes, from))
}

export const standUpRules: SprintRules<StandUpCommand> = {
  'answer-stand-up': {
    apply: answerStandUp,
    // Somebody else may be answering for the same member, whose words it must not blank out.
    from: (sprint, { date, answer: { memberId } }) =>
      standUpOn(sprint, date)?.answers.find((answer) => answer.memberId === memberId) ??
      noAnswer(memberId),
    late: () => true,
    by: ({ answer }) => answer.memberId,
  },
  'close-stand-up': { apply: closeStandUp, atWall: () => true },
  'edit-stand-up': {
    apply: editStandUp,
    from: (sprint, { date, changes }) => fieldsIn<object>(standUpOn(sprint, date) ?? {}, changes),
    atWall: ({ changes }) => isOnly(changes, ['absentIds']),
  },
}

export const standUpUndos: SprintUndos<StandUpCommand> = {
  'answer-stand-up': (before, { date, answer: { memberId }, round }, { memberIds }) => {
    const standUp = standUpOn(before, date)
    if (round !== undefined && standUp?.round === undefined) return null
    const answers = standUp?.answers ?? []
    const answer = answers.find((other) => other.memberId === memberId)
    const all = answers.every((other) => memberIds.includes(other.memberId))
    return answer && all ? { type: 'answer-stand-up', date, answer } : null
  },
  'close-stand-up': null, // It can be said again until the day is over.
  'edit-stand-up': (before, { date, changes }, context) => {
    const standUp = standUpOn(before, date)
    const old = standUp && restorable(earlier(standUp, changes), context)
    return old && { type: 'edit-stand-up', date, changes: old }
  },
}
