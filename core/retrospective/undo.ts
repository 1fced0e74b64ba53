import { earlier } from '../commands/changes.ts'
import type { SprintUndos } from '../commands/definitions.ts'
import { whole } from '../meetings/undo.ts'
import type { RetrospectiveCommand } from './schema.ts'

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
    const old = retrospective && whole(earlier({ hearts: [], ...retrospective }, changes), context)
    return old && { type: 'edit-retrospective', changes: old }
  },
}
