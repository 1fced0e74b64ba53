import type { Retrospective, Sprint } from '../contract/sprint.ts'
import type { SprintCommandOf } from '../contract/sprint-commands.ts'
import { limits } from '../limits.ts'
import { append, edited, put, requireMember, without, type Context } from './context.ts'

const begun = (sprint: Sprint): Retrospective =>
  sprint.retrospective ?? { stage: 'feelings', feelings: [], cards: [], why: '', thanks: '' }

const changed = (sprint: Sprint, changes: Partial<Retrospective>): Sprint => ({
  ...sprint,
  retrospective: edited(begun(sprint), changes),
})

export function setFeeling(
  sprint: Sprint,
  { memberId, mood }: SprintCommandOf<'set-feeling'>,
  context: Context,
): Sprint {
  requireMember(context, memberId)
  const present = begun(sprint).feelings.filter((entry) =>
    context.memberIds.includes(entry.memberId),
  )
  const feelings = put(present, { memberId, mood }, (other) => other.memberId === memberId)
  return changed(sprint, { feelings })
}

export function addCard(
  sprint: Sprint,
  { card }: SprintCommandOf<'add-card'>,
  context: Context,
): Sprint {
  requireMember(context, card.memberId)
  return changed(sprint, { cards: append(begun(sprint).cards, card, limits.cards) })
}

export function removeCard(sprint: Sprint, { cardId }: SprintCommandOf<'remove-card'>): Sprint {
  return changed(sprint, { cards: without(begun(sprint).cards, cardId) })
}

export function editRetrospective(
  sprint: Sprint,
  { changes }: SprintCommandOf<'edit-retrospective'>,
): Sprint {
  return changed(sprint, changes)
}
