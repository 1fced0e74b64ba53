import { type Changes, earlier, edited, fieldsIn, isOnly } from '../commands/changes.ts'
import { type Context, requireMember } from '../commands/context.ts'
import type { CommandOf, SprintRules, SprintUndos } from '../commands/definitions.ts'
import { append, put, without } from '../commands/lists.ts'
import { limits } from '../limits.ts'
import { requirePeopleOf } from '../meetings/require-people.ts'
import { refuse } from '../refusal.ts'
import type { Card, Retrospective, RetrospectiveCommand } from './schema.ts'
import type { Sprint } from '../sprint/schema.ts'
import { restorable } from '../meetings/restorable.ts'

type Of<Type extends RetrospectiveCommand['type']> = CommandOf<RetrospectiveCommand, Type>

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

function setFeeling(
  sprint: Sprint,
  { memberId, mood }: Of<'set-feeling'>,
  context: Context,
): Sprint {
  requireMember(context, memberId)
  const present = begun(sprint).feelings.filter((entry) =>
    context.memberIds.includes(entry.memberId),
  )
  const feelings = put(present, { memberId, mood }, (other) => other.memberId === memberId)
  return changed(sprint, { feelings })
}

function addCard(sprint: Sprint, { card }: Of<'add-card'>, context: Context): Sprint {
  requireMember(context, card.memberId)
  return changed(sprint, { cards: append(begun(sprint).cards, card, limits.cards) })
}

function removeCard(sprint: Sprint, { cardId }: Of<'remove-card'>): Sprint {
  return changed(sprint, { cards: without(begun(sprint).cards, cardId) })
}

type Laid = Of<'group-cards'>['groups'][number]

/** Lays a card to those of the same name; the name is how the family sees what belongs together. */
function lay(cards: Card[], { cardId, group }: Laid): Card[] {
  const index = cards.findIndex(({ id }) => id === cardId)
  const { group: _, ...card } = cards[index] ?? refuse('entry-missing')
  return cards.with(index, group === null ? card : { ...card, group })
}

function groupCards(sprint: Sprint, { groups }: Of<'group-cards'>): Sprint {
  return changed(sprint, { cards: groups.reduce(lay, begun(sprint).cards) })
}

function groupCard(sprint: Sprint, laid: Of<'group-card'>): Sprint {
  return changed(sprint, { cards: lay(begun(sprint).cards, laid) })
}

function editRetrospective(
  sprint: Sprint,
  { changes, from }: Of<'edit-retrospective'>,
  context: Context,
): Sprint {
  requirePeopleOf(changes, context)
  for (const id of changes.hearts ?? []) requireMember(context, id)
  return changed(sprint, changes, from)
}

export const retrospectiveRules: SprintRules<RetrospectiveCommand> = {
  'set-feeling': { apply: setFeeling, late: () => true },
  'add-card': { apply: addCard, late: () => true },
  'remove-card': { apply: removeCard, late: () => true },
  'group-card': { apply: groupCard },
  'group-cards': { apply: groupCards },
  'edit-retrospective': {
    apply: editRetrospective,
    from: ({ retrospective }, { changes }) => fieldsIn<object>(retrospective ?? {}, changes),
    late: ({ changes }) => isOnly(changes, ['notes', 'why', 'thanks', 'hearts']),
  },
}

export const retrospectiveUndos: SprintUndos<RetrospectiveCommand> = {
  'set-feeling': ({ retrospective }, { memberId }, { memberIds }) => {
    const feelings = retrospective?.feelings ?? []
    const before = feelings.find((entry) => entry.memberId === memberId)
    const all = feelings.every((entry) => memberIds.includes(entry.memberId))
    return before && all ? { type: 'set-feeling', ...before } : null
  },
  'add-card': (_, { card }) => ({ type: 'remove-card', cardId: card.id }),
  'remove-card': ({ retrospective }, { cardId }, { memberIds }) => {
    const card = retrospective?.cards.find(({ id }) => id === cardId)
    return card && memberIds.includes(card.memberId) ? { type: 'add-card', card } : null
  },
  'group-card': ({ retrospective }, { cardId }) => {
    const card = retrospective?.cards.find(({ id }) => id === cardId)
    return card ? { type: 'group-card', cardId, group: card.group ?? null } : null
  },
  'group-cards': ({ retrospective }, { groups }) => {
    const cards = retrospective?.cards ?? []
    const before = groups.flatMap(({ cardId }) => {
      const card = cards.find(({ id }) => id === cardId)
      return card ? [{ cardId, group: card.group ?? null }] : []
    })
    return before.length === groups.length ? { type: 'group-cards', groups: before } : null
  },
  'edit-retrospective': ({ retrospective }, { changes }, context) => {
    const old =
      retrospective && restorable(earlier({ hearts: [], ...retrospective }, changes), context)
    return old && { type: 'edit-retrospective', changes: old }
  },
}
