import type { Family } from '../family/schema.ts'
import type { Card, Retrospective, Sprint } from '../sprint/schema.ts'
import type { SprintCommandOf } from '../log/sprint-commands-schema.ts'
import { limits } from '../limits.ts'
import { refuse } from '../refusal.ts'
import {
  append,
  edited,
  put,
  requireMember,
  without,
  type Context,
  type Changes,
} from '../commands/context.ts'
import { requirePeopleOf } from '../meetings/require-people.ts'

const begun = (sprint: Sprint): Retrospective =>
  sprint.retrospective ?? { stage: 'feelings', feelings: [], cards: [], why: '', thanks: '' }

const changed = (
  sprint: Sprint,
  changes: Changes<Retrospective>,
  from?: Changes<Retrospective>,
): Sprint => ({
  ...sprint,
  retrospective: edited(begun(sprint), changes, from),
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

type Laid = SprintCommandOf<'group-cards'>['groups'][number]

/** Lays a card to those of the same name; the name is how the family sees what belongs together. */
function lay(cards: Card[], { cardId, group }: Laid): Card[] {
  const index = cards.findIndex(({ id }) => id === cardId)
  const { group: _, ...card } = cards[index] ?? refuse('entry-missing')
  return cards.with(index, group === null ? card : { ...card, group })
}

export function groupCards(sprint: Sprint, { groups }: SprintCommandOf<'group-cards'>): Sprint {
  return changed(sprint, { cards: groups.reduce(lay, begun(sprint).cards) })
}

export function groupCard(sprint: Sprint, laid: SprintCommandOf<'group-card'>): Sprint {
  return changed(sprint, { cards: lay(begun(sprint).cards, laid) })
}

export function editRetrospective(
  sprint: Sprint,
  { changes, from }: SprintCommandOf<'edit-retrospective'>,
  context: Context,
): Sprint {
  requirePeopleOf(changes, context)
  return changed(sprint, changes, from)
}

/** Whether nobody has said or decided anything in a sprint's retrospective so far. */
export function isSilent({ id, retrospective }: Sprint, { familyData }: Family): boolean {
  const { feelings = [], cards = [], why = '', thanks = '', notes = '' } = retrospective ?? {}
  const hasDecided = familyData.experiments.some(({ sprintId }) => sprintId === id)
  return feelings.length + cards.length === 0 && why + thanks + notes === '' && !hasDecided
}
